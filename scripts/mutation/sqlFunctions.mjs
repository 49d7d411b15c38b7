import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const migrations = 'server/database/migrations';

/**
 * Returns a test of whether a place in a migration is in the current version of a function: a later script, or a
 * repeatable one, may have replaced it.
 * @param {string} root the folder of the project
 * @param {RegExp} named the names of the functions
 * @returns {(file: string, at: number) => boolean}
 */
export function currentFunctions(root, named) {
  const last = new Map();
  for (const folder of [migrations, `${migrations}/repeatable`]) {
    const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.sql'));
    for (const name of names.sort()) {
      const file = `${folder}/${name}`;
      for (const one of functionsIn(readFileSync(path.join(root, file), 'utf8'))) last.set(one.name, { ...one, file });
    }
  }
  const current = [...last.values()].filter(({ name }) => named.test(name));
  return (file, at) => current.some((one) => one.file === file && one.from <= at && at < one.to);
}

/**
 * Returns the function that contains a mutant.
 * @param {string} root the folder of the project
 * @param {{ file: string, from: number }} mutant
 * @param {string} [text] the script; read from the file by default
 * @returns {{ name: string, body: string }}
 */
export function functionAt(root, { file, from }, text = readFileSync(path.join(root, file), 'utf8')) {
  const { name, ...at } = functionsIn(text).find((one) => one.from <= from && from < one.to);
  return { name, body: text.slice(at.from + 2, at.to) };
}

/** Returns the functions that a script defines, with the position of each body, and those that it drops. */
function functionsIn(text) {
  return [...text.matchAll(/\b(create(?: or replace)?|drop) function (?:if exists )?(\w+)/g)].map((match) => {
    const [, verb, name] = match;
    if (verb === 'drop') return { name, from: 0, to: 0 };
    const from = text.indexOf('$$', match.index);
    return { name, from, to: text.indexOf('$$', from + 2) };
  });
}
