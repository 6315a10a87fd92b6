/** Why the bench cannot measure: a code for machines and a sentence for people. */
export class BenchError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'BenchError';
    this.code = code;
  }
}
