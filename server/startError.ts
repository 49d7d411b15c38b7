/**
 * A reason not to start that the person at the terminal can act on. Its message is one line and needs no stack:
 * the start prints it as it is and ends with exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
