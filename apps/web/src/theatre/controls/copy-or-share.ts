/** What became of sharing an address. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares an address with the system's dialog where fingers are used, or copies it to the clipboard. */
export async function copyOrShare(address: string): Promise<ShareOutcome> {
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url: address });
      return 'shared';
    }
  } catch (failure) {
    // Closing the dialog is an answer; a dialog that cannot open is none.
    if (failure instanceof DOMException && failure.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'failed';
  }
}
