import { readFile, writeFile } from 'node:fs/promises';

/** "dueDate" as words: "due date". */
export const spaced = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const sentence = (name) => `${name[0].toUpperCase()}${spaced(name).slice(1)}`;

/** Puts an entity's words into a catalog, made of its names; a person puts them right. */
export async function addWords(path, name, fields) {
  const catalog = JSON.parse(await readFile(path, 'utf8'));
  catalog[name] = {
    name: `${sentence(name)} |||| ${sentence(name)}s`,
    fields: Object.fromEntries(fields.map(({ field }) => [field, sentence(field)])),
    sections: { identity: 'Identity' },
  };
  await writeFile(path, `${JSON.stringify(catalog, null, 2)}\n`);
}
