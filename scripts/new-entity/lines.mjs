import { readFile, writeFile } from 'node:fs/promises';

/** Adds an import among the imports and an entry at the end of the one object literal of a registry file. */
export async function addLine(path, importLine, entry) {
  const lines = (await readFile(path, 'utf8')).split('\n');
  const imports = lines.flatMap((line, index) => (line.startsWith('import ') ? [index] : []));
  const from = (line) => line.slice(line.indexOf(" from '"));
  const after = imports.filter((index) => from(lines[index]) < from(importLine)).at(-1) ?? -1;
  lines.splice(after + 1, 0, importLine);
  const end = lines.findLastIndex((line) => /^\}(\)| satisfies|;| as)/.test(line));
  if (end === -1) throw new Error(`${path} has no object to add to`);
  lines.splice(end, 0, `  ${entry},`);
  await writeFile(path, lines.join('\n'));
}
