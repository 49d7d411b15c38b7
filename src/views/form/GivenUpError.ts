/** Write that its author gave up when asked about it: the form stays as it is, and nothing is told. */
export class GivenUpError extends Error {
  constructor() {
    super('given up');
    this.name = 'GivenUpError';
  }
}
