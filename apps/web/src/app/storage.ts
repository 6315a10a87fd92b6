/** What the browser keeps for us; undefined where it may not keep anything. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
