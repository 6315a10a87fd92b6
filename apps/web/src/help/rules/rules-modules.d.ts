/** The chapters of a page of docs/rules, read at build time. */
declare module 'rules:*' {
  const chapters: readonly import('./rules-document.ts').RulesChapter[];
  export default chapters;
}
