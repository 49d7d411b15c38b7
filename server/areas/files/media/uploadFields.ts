import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cutText, longestName, plainFilename } from '../../../../schema/rules/filenames.ts';
import { uploadLimit, uploadPartsLimit } from '../../../../schema/rules/limits.ts';
import { unkeepablePath } from '../../../../schema/rules/texts.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { readForm } from '../../../plugins/form.ts';
import type { Hints } from './joining.ts';

/** Fields of an upload, named as in fine-uploader's protocol (AB 7). */
export type UploadFields = Readonly<Record<string, unknown>>;

/** A whole file as its uploader announces it. */
export interface Announced {
  /** Upload key chosen by the uploader. */
  readonly key: string;
  readonly filename: string;
  readonly bytes: number;
  readonly parts: number;
}

/** One part of it. */
export interface AnnouncedPart extends Announced {
  /** From 0 on. */
  readonly position: number;
  /** Offset in the file, if the uploader gives it. */
  readonly start: number | null;
  /** Length of the part in bytes. */
  readonly length: number;
  /** True for a whole file that came without the fields of parts. */
  readonly isAlone: boolean;
}

const keyShape = /^[\w-]{1,100}$/;
/** Characters of the name of a file. */

/** The uploader's name of an upload. */
export function uploadKeyOf(value: unknown): string {
  if (value === undefined || value === '') throw invalid([fieldRefusal('qquuid', 'required')]);
  if (typeof value !== 'string' || !keyShape.test(value)) throw invalid([fieldRefusal('qquuid', 'wrongType')]);
  return value;
}

/** Reads a whole number from a form or from JSON; undefined if it is missing. */
export function wholeOf(fields: UploadFields, name: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw invalid([fieldRefusal(name, 'notWhole')]);
  if (number < min) throw invalid([fieldRefusal(name, 'tooSmall', { min })]);
  if (number > max) throw invalid([fieldRefusal(name, 'tooLarge', { max })]);
  return number;
}

function required(fields: UploadFields, name: string, bounds?: { min?: number; max?: number }): number {
  const value = wholeOf(fields, name, bounds);
  if (value === undefined) throw invalid([fieldRefusal(name, 'required')]);
  return value;
}

/** The name under which a file is kept: as it is shown, and no longer than it may be. */
export function filenameOf(value: unknown): string {
  if (typeof value !== 'string') throw invalid([fieldRefusal('qqfilename', 'required')]);
  const name = plainFilename(value);
  if (name === '' || /^\.+$/.test(name)) throw invalid([fieldRefusal('qqfilename', 'required')]);
  const [extension = ''] = /\.[^.]{1,20}$/.exec(name) ?? [];
  return name.length <= longestName ? name : `${cutText(name, longestName - extension.length)}${extension}`;
}

/** Refuses a file that is too large with 413: the file, its type and the limit (AB 5). */
export function tooLarge(filename: string, limit: number): RefusalError {
  const type = /\.([^.]{1,20})$/.exec(filename)?.[1]?.toUpperCase() ?? '?';
  return new RefusalError('bodyTooLarge', 'fileTooLarge', {
    params: { file: filename, type, limit: limit / 1_000_000 },
  });
}

/** Reads the fields of a whole file. */
export function readAnnounced(fields: UploadFields): Announced {
  const path = unkeepablePath(fields);
  if (path !== null) throw invalid([fieldRefusal(path || 'body', 'unreadableText')]);
  const key = uploadKeyOf(fields['qquuid']);
  const filename = filenameOf(fields['qqfilename']);
  const bytes = required(fields, 'qqtotalfilesize');
  if (bytes === 0) throw invalid([fieldRefusal('qqtotalfilesize', 'emptyFile', { file: filename })]);
  if (bytes > uploadLimit) throw tooLarge(filename, uploadLimit);
  const parts = wholeOf(fields, 'qqtotalparts', { min: 1, max: uploadPartsLimit }) ?? 1;
  return { key, filename, bytes, parts };
}

/** Reads the fields of one part; a file sent as a single part may omit them. */
export function readPart(fields: UploadFields, partLimit: number): AnnouncedPart {
  const whole = readAnnounced(fields);
  const isAlone = ['qqpartindex', 'qqtotalparts'].every((name) => wholeOf(fields, name) === undefined);
  if (isAlone) return { ...whole, position: 0, start: 0, length: whole.bytes, isAlone };
  const { filename, bytes, parts } = whole;
  const position = required(fields, 'qqpartindex', { max: parts - 1 });
  const length = parts === 1 ? bytes : required(fields, 'qqchunksize', { min: 1, max: bytes });
  if (length > partLimit) throw tooLarge(filename, partLimit);
  const start = wholeOf(fields, 'qqpartbyteoffset', { max: bytes - length }) ?? null;
  return { ...whole, position, start, length, isAlone };
}

const longestDuration = 86_400_000;
const longestSide = 100_000;

/** Reads the facts that a client reports about its file; unreadable ones are left out, since the content decides. */
export function readHints(fields: UploadFields): Hints {
  const number = (name: string, factor: number, max: number) => {
    const said = fields[name];
    const value = Math.round((typeof said === 'string' || typeof said === 'number' ? Number(said) : 0) * factor);
    return value > 0 && value <= max ? value : undefined;
  };
  return {
    width: number('width', 1, longestSide),
    height: number('height', 1, longestSide),
    duration: number('duration', 1000, longestDuration),
  };
}

/** The fields of a form, or of JSON. */
export async function fieldsOf(request: FastifyRequest): Promise<UploadFields> {
  if (!request.isMultipart()) return (request.body ?? {}) as UploadFields;
  const fields: Record<string, unknown> = {};
  for await (const part of readForm(request)) {
    if (part.type === 'file') throw invalid([fieldRefusal(part.fieldname, 'unknownField')]);
    fields[part.fieldname] = part.value;
  }
  return fields;
}
