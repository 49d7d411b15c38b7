import { partsOfName } from '../../../../schema/rules/filenames.ts';

const picture = /^image\//;
const recording = /^(?:video|audio|image)\/|^application\/(?:ogg|mp4)$/;
/** Office files are archives, compound files or, some of the old ones, rich text; encrypted ones are compound files. */
const office = /officedocument|opendocument|\/zip$|\/x-cfb$|\/rtf$|ms-?(?:word|excel|powerpoint)/;

/** Content types of files by extension; of any other extension anything but programs. */
const fitting: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['png', 'jpg', 'jpeg', 'jfif', 'gif', 'heic'].map((one) => [one, picture])),
  ...Object.fromEntries(['mp4', 'avi', 'mov', 'mp3', 'mpeg', 'hevc'].map((one) => [one, recording])),
  ...Object.fromEntries(['docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt'].map((one) => [one, office])),
  pdf: /^application\/(?:pdf|postscript)$/,
  csv: /^text\/|\/csv$/,
  // Many formats are archives of a certain content.
  zip: /^application\/(?!x-(?:msdownload|elf|mach-binary|executable|sharedlib)|vnd\.android|java-archive)/,
  rar: /\/x-rar-compressed$|\/vnd\.rar$/,
};
const program = /msdownload|x-elf|mach-binary|executable|sharedlib|x-msi|java-archive|android/;

/** Type of files about which nothing was found out: text, and much else. */
const unknown = 'application/octet-stream';

/** Does a file hold what its name says, as far as its content tells? */
export function fitsName(filename: string, contentType: string | null): boolean {
  if (contentType === null || contentType === unknown) return true;
  const rule = fitting[partsOfName(filename).extension.slice(1).toLowerCase()];
  return rule ? rule.test(contentType) : !program.test(contentType);
}
