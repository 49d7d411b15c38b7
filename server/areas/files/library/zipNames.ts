import { partsOfName } from '../../../../schema/rules/filenames.ts';
import { numbered } from './names.ts';

/** Names that Windows keeps for devices, whatever their extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
/** Bytes that file systems take of a name. */
const mostBytes = 255;

/** Cuts a text to a number of bytes in UTF-8, between letters. */
function cutTo(text: string, bytes: number): string {
  let cut = text;
  while (Buffer.byteLength(cut) > bytes) cut = [...cut].slice(0, -1).join('');
  return cut;
}

/** A name that every system can store: no path, no control or direction marks, no device, no end that is cut off. */
export function safeName(name: string, isFile: boolean): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/[. ]+$/, '')
    .trim();
  const named = plain === '' ? '_' : devices.test(plain) ? `_${plain}` : plain;
  const extension = isFile ? partsOfName(named).extension : '';
  return `${cutTo(named.slice(0, named.length - extension.length), mostBytes - Buffer.byteLength(extension))}${extension}`;
}

/** Names of one folder of an archive: two that a system might take for the same one are told apart by numbers. */
export function createFolderNames(): (name: string, isFile: boolean) => string {
  const used = new Set<string>();
  const fold = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase();
  return (name, isFile) => {
    const safe = safeName(name, isFile);
    let free = safe;
    for (let number = 1; used.has(fold(free)); number += 1) free = safeName(numbered(safe, number, isFile), isFile);
    used.add(fold(free));
    return free;
  };
}
