import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { imageSizes } from '../../schema/media.ts';
import { imageProgram } from '../../server/areas/files/media/images.ts';
import { examineWhole } from '../../server/areas/files/media/wholeFile.ts';
import type { WholeFile } from '../../server/engine/media/keepWhole.ts';
import { projectRoot } from '../../server/root.ts';
import { pictureOf, renderSettings } from '../pictures/render.ts';
import type { Depiction } from './fileOf.ts';

/** Folder that keeps what was drawn for the next demo; where it cannot be written, all is drawn anew. */
const folder = join(projectRoot, 'node_modules/.cache/greenroom-demo');

const silent = { warn: () => undefined };
const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

async function read(path: string, mark: string): Promise<WholeFile | undefined> {
  try {
    const kept = deserialize(await readFile(path)) as { mark: string; file: WholeFile };
    return kept.mark === mark ? kept.file : undefined;
  } catch {
    return undefined;
  }
}

async function write(path: string, mark: string, file: WholeFile): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, serialize({ mark, file }));
    await rename(draft, path);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Settings that decide the bytes of a picture and of its sizes, besides its drawing. */
const recipe = JSON.stringify([imageProgram, imageSizes, renderSettings, sharp.versions]);

/**
 * Returns a picture with what the server finds in it: drawn once on this machine, until something of it changes. Each
 * name has one place, so that no more is kept than the demo has pictures.
 * @param name letters, digits and dashes
 */
export async function examinedPicture(name: string, { drawing, format, width }: Depiction): Promise<WholeFile> {
  const path = join(folder, name);
  const mark = hashOf([recipe, format, width, drawing].join('\n'));
  const kept = await read(path, mark);
  if (kept) return kept;
  const file = await examineWhole(await pictureOf(drawing, format, width), silent);
  await write(path, mark, file);
  return file;
}

/** Examines a file of any kind. */
export function examinedFile(content: Buffer): Promise<WholeFile> {
  return examineWhole(content, silent);
}
