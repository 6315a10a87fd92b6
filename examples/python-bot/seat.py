"""A match as one seat sees it, kept up to date from the two streams: sections 6 to 8 of docs/protocol.md."""

from packing import PackDictionary, apply_patch


class Seat:
    def __init__(self, match, seat, dictionaries):
        self.match, self.seat, self.dictionaries = match, seat, dictionaries
        self.view = None  # None while the match has not started.
        self.seating = {"v": 0, "status": "open"}
        self.kept = []  # Private steps that came before their public step.

    def watch_request(self):
        request = {"match": self.match, "seat": self.seat, "lexicons": list(self.dictionaries)}
        if self.view:
            request["cursor"] = {key: self.view[key] for key in ("epoch", "p", "q")}
        return request

    def watched(self, answer):
        """Takes the acknowledgement of `match.watch`."""
        self.seated(answer["around"]["seating"])
        if "lexicon" in answer:
            self.dictionaries[answer["lexicon"]["id"]] = PackDictionary(answer["lexicon"])
        if "view" in answer:
            self.view, self.kept = answer["view"], []
        for step in answer.get("steps", {}).get("private", []):
            self.private(step)
        for step in answer.get("steps", {}).get("public", []):
            self.public(step)

    def seated(self, seating):
        if seating["v"] > self.seating["v"]:
            self.seating = seating

    def public(self, step):
        """Takes a public step; False where one is missing, so that the match must be watched again."""
        view = self.view
        if not view or (step["epoch"] == view["epoch"] and step["p"] <= view["p"]):
            return True
        if step["epoch"] != view["epoch"] or step["p"] != view["p"] + 1:
            return False
        dictionary = self.dictionaries[view["lexicon"]]
        view["p"] = step["p"]
        view["table"] = apply_patch(view["table"], dictionary.patch(step.get("table", [])))
        if "waiting" in step:
            view["waiting"] = dictionary.value(step["waiting"])
        view["over"] = step.get("over", view["over"])
        view["result"] = step.get("result", view["result"])
        own = [step["own"]] if "own" in step and step["own"]["seat"] == self.seat else []
        due = [kept for kept in self.kept if kept["p"] <= step["p"]] + own
        self.kept = [kept for kept in self.kept if kept["p"] > step["p"]]
        self._drop_closed()
        return all([self._apply(one) for one in due])

    def private(self, step):
        """Takes a private step that came alone; False as above."""
        view = self.view
        if not view:
            return True
        if step["epoch"] != view["epoch"]:
            return False
        if step["p"] > view["p"]:
            self.kept.append(step)
            return True
        return self._apply(step)

    def _apply(self, step):
        view = self.view
        if step["q"] <= view["q"]:
            return True
        if step["q"] != view["q"] + 1:
            return False
        dictionary = self.dictionaries[view["lexicon"]]
        view["q"] = step["q"]
        view["hand"] = apply_patch(view["hand"], dictionary.patch(step.get("hand", [])))
        for key in ("decisions", "sealed"):
            if key in step:
                view[key] = dictionary.value(step[key])
        self._drop_closed()
        return True

    def _drop_closed(self):
        """What is no longer waited for, or was answered, is not said again: it follows."""
        view = self.view
        waiting = {one["id"]: one.get("answered", False) for one in view["waiting"]}
        view["sealed"] = [one for one in view["sealed"] if one["id"] in waiting]
        sealed = [one["id"] for one in view["sealed"]]
        view["decisions"] = [one for one in view["decisions"] if not waiting.get(one["id"], True) and one["id"] not in sealed]

    @property
    def decision(self):
        """What to answer next, if anything."""
        return self.view["decisions"][0] if self.view and self.view["decisions"] and self.seating["status"] == "running" else None

    @property
    def over(self):
        """Matches end by their rules, but also because players give up: the seating knows both."""
        return self.seating["status"] in ("finished", "aborted")
