/**
 * A reason not to start that the person at the terminal can act on. Its message is one line and needs no stack:
 * the start prints it as it is and ends with exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
  readonly isStartError = true;
}

/**
 * Returns true for a StartError, also for one of the class in another bundle: the entrance is built by itself before
 * the application.
 */
export function isStartError(cause: unknown): cause is StartError {
  return cause instanceof Error && 'isStartError' in cause;
}
