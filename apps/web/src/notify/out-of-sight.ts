/** Does the reader look at something other than this page? */
export function isOutOfSight(): boolean {
  return document.visibilityState === 'hidden' || !document.hasFocus();
}
