import { randomUUID } from 'node:crypto';
import type { Answer, TestApp } from './app.ts';

/** A file as an uploader sends it. */
export interface SentFile {
  readonly uuid: string;
  readonly name: string;
  readonly content: Buffer;
  /** Bytes of a part. */
  readonly partSize: number;
}

export function fileOf(content: Buffer | string, more: Partial<SentFile> = {}): SentFile {
  return { uuid: randomUUID(), name: 'file.bin', content: Buffer.from(content), partSize: 1000, ...more };
}

export const partsOf = ({ content, partSize }: SentFile) => Math.max(1, Math.ceil(content.length / partSize));

/** The form of one part, as fine-uploader fills it; `changes` replaces fields, and null leaves one out. */
export function formOf(file: SentFile, index: number, changes: Record<string, string | null> = {}): FormData {
  const start = index * file.partSize;
  const part = file.content.subarray(start, start + file.partSize);
  const fields: Record<string, string | null> = {
    qqpartindex: String(index),
    qqpartbyteoffset: String(start),
    qqchunksize: String(part.length),
    qqtotalparts: String(partsOf(file)),
    qqtotalfilesize: String(file.content.length),
    qqfilename: file.name,
    qquuid: file.uuid,
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  form.append('qqfile', new Blob([new Uint8Array(part)]), 'blob');
  return form;
}

/** Returns the fields of the call that ends an upload. */
export function doneOf(file: SentFile): Record<string, unknown> {
  return {
    qqtotalfilesize: file.content.length,
    qqfilename: file.name,
    qquuid: file.uuid,
    qqtotalparts: partsOf(file),
  };
}

/** Returns an uploader for a token. */
export function uploaderOf(test: TestApp, token: string | null, address = '/media/v1/upload') {
  const part = (file: SentFile, index: number, changes?: Record<string, string | null>): Promise<Answer> =>
    test.ask({ method: 'POST', path: address, token, body: formOf(file, index, changes) });
  const done = (file: SentFile, more: object = {}): Promise<Answer> =>
    test.ask({ method: 'POST', path: '/media/v1/upload/chunksdone', token, body: { ...doneOf(file), ...more } });
  return {
    part,
    done,
    /** Returns the parts that the server has. */
    progress: (file: SentFile) => test.ask({ method: 'GET', path: `/media/v1/upload/${file.uuid}`, token }),
    one: (id: string) => test.ask({ method: 'GET', path: `/media/v1/${id}`, token }),
    /** The whole file in its parts; the media's id. */
    send: async (file: SentFile): Promise<string> => {
      for (let index = 0; index < partsOf(file); index += 1) await part(file, index);
      return (await done(file)).data.id as string;
    },
  };
}
