import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import { exactLength } from './exactLength.ts';
import { assertKey, MissingObjectError, type StoragePort, type StoredObject } from './port.ts';

/** An S3-compatible store and who may use it. */
export interface S3Options {
  /** The bucket's address: `https://s3.eu-west-1.amazonaws.com/bucket`, or `https://bucket.s3.example.com`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const pageSize = 1000;

/** Sets `duplex: 'half'`, which Node requires for a stream as a body. */
const send: typeof fetch = (address, init) => fetch(address, { ...init, duplex: 'half' } as RequestInit);

/** Keeps objects in an S3-compatible store: one signed request each (SigV4), bodies streamed both ways. */
export function s3Storage({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Options): StoragePort {
  const bucket = new S3mini({ endpoint: bucketUrl, region, accessKeyId, secretAccessKey, fetch: send });
  return {
    put: async (key, content, bytes) => {
      assertKey(key);
      const body = Readable.from(exactLength(bytes)(content), { objectMode: false });
      try {
        const stream = Readable.toWeb(body) as globalThis.ReadableStream;
        await bucket.putObject(key, stream, 'application/octet-stream', undefined, undefined, bytes);
      } catch (error) {
        // The request only says that its body broke off; the stream knows why.
        throw body.errored ?? error;
      } finally {
        body.destroy();
        content.destroy();
      }
    },

    get: async (key, range) => {
      assertKey(key);
      const end = range && range.last + 1;
      const answer = await bucket.getObjectRaw(key, range === undefined, range?.first, end).catch((error: unknown) => {
        throw error instanceof S3ServiceError && error.status === 404 ? new MissingObjectError(key) : error;
      });
      return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as ReadableStream);
    },

    remove: async (key) => {
      assertKey(key);
      await bucket.deleteObject(key);
    },

    list: async function* list(prefix): AsyncGenerator<StoredObject> {
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged('/', prefix, pageSize, next);
        if (!page) throw new Error('the bucket of S3_BUCKET_URL does not exist');
        for (const { Key, Size, LastModified } of page.objects ?? []) {
          yield { key: Key, bytes: Number(Size), modifiedAt: new Date(LastModified).getTime() };
        }
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}
