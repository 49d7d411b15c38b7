import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/**
 * The rows of the table below a heading of a page of the documentation, by the names of its columns, without the marks of
 * code.
 * @throws Error where there is none
 */
export function documentedTable(page: string, heading: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(resolve(project, 'docs', page), 'utf8');
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [head = [], , ...rows] = (section.split(/^#/m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  if (rows.length === 0) throw new Error(`docs/${page} has no table below '${heading}'`);
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}
