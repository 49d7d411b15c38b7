import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { safeType, unknownType } from './contentTypes.ts';

/** The type of a file by what it begins with; the rest is not read where that is enough. Closes the stream. */
export async function typeOf(content: Readable): Promise<string> {
  try {
    return safeType((await fileTypeFromStream(Readable.toWeb(content)))?.mime);
  } catch (error) {
    // What leads the reader astray is of no known type; what the storage does not give is tried again.
    if (content.errored) throw error;
    return unknownType;
  } finally {
    content.destroy();
  }
}
