/** Why an upload failed, where the server did not say it: polling came to its end, or the file cannot be read. */
export class UploadFailedError extends Error {
  /** The key of the words that say it. */
  readonly key: string;
  /** Whether the same upload can come to nothing any more. */
  readonly isFinal: boolean;

  constructor(key: string, isFinal: boolean) {
    super(key);
    this.name = 'UploadFailedError';
    this.key = key;
    this.isFinal = isFinal;
  }
}
