import { useNotify } from 'ra-core';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { plainFilename } from '../../../schema/rules/filenames.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';
import type { MessageKey, MessageParams } from '../../../schema/rules/messages.ts';

interface Fault {
  readonly key: MessageKey;
  readonly params: MessageParams;
}

/** Returns the error of a file for a field, by its name and its size in bytes (AB 5); null if it fits. */
export function faultOfFilename(name: string, size: number, options: FileOptions): Fault | null {
  const { extensions, limit = uploadLimit } = options;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extensions && !extensions.includes(ending)) {
    return { key: 'fileExtension', params: { file: name, types: extensions.map((one) => `.${one}`).join(', ') } };
  }
  if (size === 0) return { key: 'emptyFile', params: { file: name } };
  if (size <= limit) return null;
  return { key: 'fileTooLarge', params: { file: name, type: ending.toUpperCase() || '?', limit: limit / 1_000_000 } };
}

/** Returns the error of a file of this machine for a field; null if it can be uploaded. */
export function faultOfFile(file: File, options: FileOptions): Fault | null {
  return faultOfFilename(plainFilename(file.name), file.size, options);
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
