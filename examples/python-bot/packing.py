"""Packed values and patches: section 9 of docs/protocol.md."""


class PackDictionary:
    """Unpacks what the server packed with the pack dictionary of a game."""

    def __init__(self, dictionary):
        self.words, self.shapes, self.paths = dictionary["words"], dictionary["shapes"], dictionary["paths"]

    def value(self, packed):
        if isinstance(packed, str):
            return packed[1:] if packed.startswith("'") else self.words[int(packed, 36)]
        if isinstance(packed, dict):
            return {key: self.value(item) for key, item in packed.items()}
        if not isinstance(packed, list):
            return packed
        head = packed[0] if packed else None
        if isinstance(head, bool) or not isinstance(head, int):
            return [self.value(item) for item in packed]
        if head == 0:
            return [self.value(item) for item in packed[1:]]
        if head > 0:
            return self._fill(self.shapes[head - 1], packed[1:])
        return self._rows(self.shapes[-head - 1], packed[1], packed[2:])

    def patch(self, packed):
        return [self._change(*change) for change in packed]

    def _rows(self, shape, count, columns):
        """A column has one value for each object, or a single one for all of them."""
        full = [column if len(column) == count else column * count for column in columns]
        return [self._fill(shape, [column[row] for column in full]) for row in range(count)]

    def _fill(self, shape, values):
        values = iter(values)
        return dict((entry, self.value(next(values))) if isinstance(entry, str) else entry for entry in shape)

    def _change(self, head, *rest):
        rest = list(rest)
        path = head if isinstance(head, list) else [rest.pop(0) if key == 0 else key for key in self.paths[head]]
        return [path, *rest[:-1], self.value(rest[-1])] if rest else [path]


def apply_patch(value, patch):
    """Makes the changes one after the other; returns the new value."""
    root = {"root": value}
    for path, *change in patch:
        *way, last = ["root", *path]
        parent = root
        for key in way:
            parent = parent[key]
        if not change:
            del parent[last]
        elif len(change) == 1:
            parent[last] = change[0]
        else:
            start, removed, inserted = change
            parent[last][start : start + removed] = inserted
    return root["root"]
