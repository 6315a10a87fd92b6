/** The outline of an icon of game-icons.net, inlined at build time. */
declare module 'icon:*' {
  const outline: string;
  export default outline;
}
