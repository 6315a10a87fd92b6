/** The tokens of tokens.css for animations that scripts start. */
export const EASE = { move: 'ease-in-out', leave: 'ease-in' } as const;
