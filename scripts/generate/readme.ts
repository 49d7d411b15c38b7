import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { names } from '../../generated/names.ts';
import { screens } from '../../schema/routes.ts';
import { projectRoot } from '../../server/root.ts';

/** Words of a catalog, under keys that go down by one level each. */
interface Words {
  readonly [key: string]: string | Words;
}

async function readWords(name: string): Promise<Words> {
  return JSON.parse(await readFile(join(projectRoot, `src/i18n/locales/en/${name}.json`), 'utf8')) as Words;
}

/** Returns the word under a path of keys; undefined without one. */
function wordAt(words: Words, path: readonly string[]): string | undefined {
  const found = path.reduce<string | Words | undefined>(
    (level, key) => (typeof level === 'object' ? level[key] : undefined),
    words,
  );
  // Names of records have a singular and a plural.
  return typeof found === 'string' ? found.split(' |||| ').at(-1) : undefined;
}

/** Returns the pages that are still to come, as an item of a list an area: what leads there says "Coming soon". */
async function pagesToCome(): Promise<string> {
  const [app, titles] = await Promise.all(['app', 'screens'].map(readWords));
  const areaWord = (area: string) =>
    wordAt(app ?? {}, ['menu', 'areas', area]) ?? wordAt(names, [area, 'name']) ?? area;
  const byArea = new Map<string, Set<string>>();
  for (const { area, title, built } of screens) {
    if (built !== 'comingSoon') continue;
    const word = wordAt(titles ?? {}, title.split('.').slice(1)) ?? title;
    byArea.set(area, (byArea.get(area) ?? new Set()).add(word));
  }
  return [...byArea].map(([area, words]) => `- ${areaWord(area)}: ${[...words].join(', ')}`).join('\n');
}

/** Returns a text with the content between its marks `<!-- name -->` and `<!-- /name -->` replaced. */
export function withPart(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`README.md lacks the marks ${open} and ${close}`);
  return `${text.slice(0, from + open.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Returns README.md with what follows from the declarations. */
export async function readmePage(): Promise<string> {
  const text = await readFile(join(projectRoot, 'README.md'), 'utf8');
  // Without counts: a further entity has pages, which are there at once, and is to leave README.md as it is.
  const lead = 'These pages are to come; until then their addresses say _Coming soon_:';
  return withPart(text, 'to come', `${lead}\n\n${await pagesToCome()}`);
}
