/** Failure of an upload that the server did not report: polling timed out, or the file cannot be read. */
export class UploadFailedError extends Error {
  /** The key of the words that say it. */
  readonly key: string;
  /** True if a retry of the same upload cannot succeed. */
  readonly isFinal: boolean;

  constructor(key: string, isFinal: boolean) {
    super(key);
    this.name = 'UploadFailedError';
    this.key = key;
    this.isFinal = isFinal;
  }
}
