import type { Readable } from 'node:stream';

/** A piece of an object, in bytes; `last` is within it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** An object as a listing tells of it. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since the epoch, by the storage's own clock. */
  readonly modifiedAt: number;
}

/**
 * Where files are kept (design 2): a folder, or an S3-compatible store. Keys are names of letters, digits, `-`, `_` and
 * `.` between slashes, made by the server and never of what a client says. Nothing holds a whole object in memory.
 */
export interface StoragePort {
  /**
   * Keeps what the stream gives under the key, in the place of what was there. Nobody finds the object before it is
   * whole and on disk; where the stream breaks off, nothing is left of it.
   * @param bytes how long the object is
   * @throws WrongLengthError where the stream gives more or less than that; otherwise whatever the stream throws
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
  /** Whether it gave more. */
  readonly isLonger: boolean;

  constructor(message: string, isLonger: boolean) {
    super(message);
    this.isLonger = isLonger;
  }
}

/** There is no object under that key. */
export class MissingObjectError extends Error {
  override name = 'MissingObjectError';
}

const keyShape = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Whether a part of the server may have made a key; one that leads out of a folder is none. */
export function isKey(key: string): boolean {
  return keyShape.test(key) && key.length <= 400;
}

/** Refuses a key that no part of the server makes. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('this is no key of an object');
}
