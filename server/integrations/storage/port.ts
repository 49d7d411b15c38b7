import type { Readable } from 'node:stream';

/** A piece of an object, in bytes; `last` is within it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Object in a listing. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since the epoch, by the storage's own clock. */
  readonly modifiedAt: number;
}

/**
 * Storage of files: a folder, or an S3-compatible store. Keys are names of letters, digits, `-`, `_` and `.`
 * between slashes; the server makes them, never from a client's input. No object is held in memory as a whole.
 */
export interface StoragePort {
  /**
   * Stores the stream's content under the key and replaces an existing object. The object becomes visible only when it
   * is complete and on disk; if the stream breaks off, nothing is left of it.
   * @param bytes expected length of the object
   * @throws WrongLengthError if the stream has more or fewer bytes; also any error of the stream
   */
  put(key: string, content: Readable, bytes: number): Promise<void>;
  /** The object, or a piece of it. @throws MissingObjectError where there is none */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes the object; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** The objects whose keys begin so, in no order. What is left of broken writes counts as objects, too. */
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** A stream gave more or less than was announced. */
export class WrongLengthError extends Error {
  override name = 'WrongLengthError';
  /** True if there were more bytes than expected. */
  readonly isLonger: boolean;

  constructor(message: string, isLonger: boolean) {
    super(message);
    this.isLonger = isLonger;
  }
}

/** Thrown if there is no object under a key. */
export class MissingObjectError extends Error {
  override name = 'MissingObjectError';
}

const keyShape = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Returns true if a text has the form of a key; one that would leave the folder has not. */
export function isKey(key: string): boolean {
  return keyShape.test(key) && key.length <= 400;
}

/** Refuses a key that no part of the server makes. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('this is no key of an object');
}
