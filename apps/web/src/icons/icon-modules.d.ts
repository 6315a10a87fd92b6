/** The outline of an icon of game-icons.net, put in at build time. */
declare module 'icon:*' {
  const outline: string;
  export default outline;
}
