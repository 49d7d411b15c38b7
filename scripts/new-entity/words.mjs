import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kinds } from './kinds.mjs';

/** "dueDate" as words: "due date". */
export const spaced = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const sentence = (name) => `${name[0].toUpperCase()}${spaced(name).slice(1)}`;
/** "NOT_READY" as a word: "Not ready". */
const ofCode = (code) => sentence(code.toLowerCase().replaceAll('_', ' '));
const wordsOf = (fields, word) =>
  Object.fromEntries(
    fields.map(({ field, given }) => [field, Object.fromEntries(given.map((one) => [one, word(one)]))]),
  );

/** Writes an entity's words into its file of a language, made of its names; a person puts them right. */
export async function writeWords(file, name, fields) {
  const worded = fields.filter(({ kind }) => kinds[kind].hasWords);
  const rows = worded.filter(({ kind }) => kind === 'rows');
  const chosen = worded.filter(({ kind }) => kind !== 'rows');
  const words = {
    name: `${sentence(name)} |||| ${sentence(name)}s`,
    fields: Object.fromEntries(fields.map(({ field }) => [field, sentence(field)])),
    ...(chosen.length > 0 && { choices: wordsOf(chosen, ofCode) }),
    ...(rows.length > 0 && {
      cells: wordsOf(rows, sentence),
      rows: Object.fromEntries(rows.map(({ field }) => [field, sentence(field)])),
    }),
    sections: { identity: 'Identity' },
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(words, null, 2)}\n`);
}
