/** The arguments that an ICU message uses. Understands what our catalogues use: plain arguments, plural (counted from another number too) and select; anything else is an error. */
export function argumentsOf(message: string): ReadonlySet<string> {
  const used = new Set<string>();
  const end = readText(message, 0, used);
  if (end !== message.length) throw new Error(`a bracket too many at ${end}`);
  return used;
}

/** Reads up to the end, or to a closing bracket; answers where it stopped. */
function readText(message: string, from: number, used: Set<string>): number {
  let at = from;
  while (at < message.length && message[at] !== '}') {
    if (message[at] === "'") throw new Error('an ASCII apostrophe is an escape: use ’');
    at = message[at] === '{' ? readArgument(message, at + 1, used) : at + 1;
  }
  return at;
}

/** Reads from behind the opening bracket; answers the place behind the closing one. */
function readArgument(message: string, from: number, used: Set<string>): number {
  const head = /^([a-zA-Z]+)(?:\}|, (plural|select), (?:offset:-?\d+ )?)/.exec(message.slice(from));
  if (!head?.[1]) throw new Error(`no argument at ${from}`);
  used.add(head[1]);
  const behind = from + head[0].length;
  return head[2] ? readBranches(message, behind, used) : behind;
}

function readBranches(message: string, from: number, used: Set<string>): number {
  const names: string[] = [];
  let at = from;
  for (;;) {
    const branch = /^(=\d+|[a-z-]+) \{/.exec(message.slice(at));
    if (!branch?.[1]) throw new Error(`no branch at ${at}`);
    names.push(branch[1]);
    at = readText(message, at + branch[0].length, used) + 1;
    if (message[at] === '}') break;
    at++;
  }
  if (!names.includes('other')) throw new Error('a plural or select without other');
  return at + 1;
}
