/** The widths of media.css for scripts. */
export const MEDIA = {
  belowDesk: '(max-width: 64rem)',
  phone: '(max-width: 42rem)',
} as const;
