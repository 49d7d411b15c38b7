import { useNotify } from 'ra-core';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { plainFilename } from '../../../schema/rules/filenames.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';
import type { MessageKey, MessageParams } from '../../../schema/rules/messages.ts';

interface Fault {
  readonly key: MessageKey;
  readonly params: MessageParams;
}

/** Returns the error of a file for a field, by its name and size (AB 5); null if it can be uploaded. */
export function faultOfFile(file: File, { extensions, limit = uploadLimit }: FileOptions): Fault | null {
  const { size } = file;
  const name = plainFilename(file.name);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extensions && !extensions.includes(ending)) {
    return { key: 'fileExtension', params: { file: name, types: extensions.map((one) => `.${one}`).join(', ') } };
  }
  if (size === 0) return { key: 'emptyFile', params: { file: name } };
  if (size <= limit) return null;
  return { key: 'fileTooLarge', params: { file: name, type: ending.toUpperCase() || '?', limit: limit / 1_000_000 } };
}

/** Leaves those of some files that a field takes, and warns of the others. */
export function useAccepted(options: FileOptions): (files: readonly File[]) => readonly File[] {
  const notify = useNotify();
  return (files) =>
    files.filter((file) => {
      const fault = faultOfFile(file, options);
      if (fault) notify(`rules.${fault.key}`, { type: 'warning', messageArgs: fault.params });
      return fault === null;
    });
}
