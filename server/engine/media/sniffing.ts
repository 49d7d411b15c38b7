import { createRequire } from 'node:module';
import { WorkerFaultError } from '../../workers/program.ts';
import { createWorkers } from '../../workers/workers.ts';
import { safeType, unknownType } from './contentTypes.ts';

/** A file: by its path on this machine, by the number under which it is open, or its content. */
export type LocalFile = { readonly path: string } | { readonly fd: number } | { readonly content: Uint8Array };

/** Timeout for one file, in milliseconds; hardly any file takes more than a few. */
const patience = 10_000;

const source = `
const { createReadStream, open, read } = require('node:fs');
const { Readable } = require('node:stream');
const { pathToFileURL } = require('node:url');
// Who has opened it closes it.
const borrowed = { open, read, close: (_fd, done) => done(null) };
return async ({ path, fd, content: bytes }) => {
  const { fileTypeFromBuffer, fileTypeFromStream } = await import(pathToFileURL(data.fileType));
  if (bytes !== undefined) return (await fileTypeFromBuffer(bytes))?.mime;
  const content = path === undefined ? createReadStream('', { fd, start: 0, fs: borrowed }) : createReadStream(path);
  try {
    return (await fileTypeFromStream(Readable.toWeb(content)))?.mime;
  } finally {
    content.destroy();
  }
};
`;

const readers = createWorkers<LocalFile, string | undefined>({
  source,
  data: { fileType: createRequire(import.meta.url).resolve('file-type') },
  place: 'thread',
  memory: 128,
  idle: 10_000,
});

/**
 * The type of a file by what it begins with, read apart from the server; the rest is not read where that is enough.
 * @param limit milliseconds
 * @throws WorkerEndedError where the file keeps its reader busy for longer, or takes too much memory
 */
export async function typeOf(file: LocalFile, limit = patience): Promise<string> {
  try {
    return safeType(await readers.run(file, { patience: limit }));
  } catch (error) {
    if (!(error instanceof WorkerFaultError)) throw error;
    // What leads the reader astray is of no known type.
    return unknownType;
  }
}
