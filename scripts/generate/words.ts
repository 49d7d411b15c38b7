import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { registry } from '../../schema/index.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { outlines } from '../../schema/outlines.ts';

const notice = '// Generated from the catalogs by `npm run generate`. Do not edit.';
const locales = 'src/i18n/locales';

interface Words {
  readonly name: string;
  readonly [group: string]: unknown;
}

/** Groups of words by field. */
const groups = ['fields', 'choices', 'cells', 'rows'] as const;

/** The files of a language with the words of one entity or settings each, by their names. */
async function wordFiles(root: string, language: string): Promise<readonly { name: string; file: string }[]> {
  const entries = await readdir(path.join(root, locales, language), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(
    folders.toSorted().map(async (area) => {
      const files = await readdir(path.join(root, locales, language, area));
      return files.toSorted().map((file) => ({
        name: path.basename(file, '.json'),
        file: `${locales}/${language}/${area}/${file}`,
      }));
    }),
  );
  return found.flat();
}

/** Returns the names of the fields that the lists of an entity show, sort or filter by. */
function listedFields({ title, list, fields }: AnyEntity): ReadonlySet<string> {
  const { columns, hidden = [], filters = [], sortable = [], search = [], card = [] } = list;
  return new Set(
    [title, ...columns, ...hidden, ...filters, ...sortable, ...search, ...card].filter((name) =>
      Object.hasOwn(fields, name),
    ),
  );
}

/** Returns the words that lists need: the name, and those of the fields in lists. */
function listWords(entity: AnyEntity, words: Words): Words {
  const listed = listedFields(entity);
  const kept = groups.flatMap((group) => {
    const all = Object.entries((words[group] ?? {}) as Readonly<Record<string, unknown>>);
    const some = all.filter(([name]) => listed.has(name));
    return some.length > 0 ? [[group, Object.fromEntries(some)]] : [];
  });
  return { name: words.name, ...Object.fromEntries(kept) };
}

function catalogModule(files: readonly { readonly name: string; readonly file: string }[]): string {
  const imports = files.map(({ name, file }) => `import ${name} from '../../${file}';`);
  const lines = files.map(({ name }) => `  ${name},`);
  return `${notice}\n${imports.join('\n')}\n\n/** The words of every entity and of the settings. */\nexport const entityWords = {\n${lines.join('\n')}\n};\n`;
}

/**
 * Returns the modules of words by their paths: for each language the words of all entities, and of English the names, which
 * every page has, and the words of lists by area.
 */
export async function wordIndexes(root: string): Promise<Readonly<Record<string, string>>> {
  const languages = await readdir(path.join(root, locales));
  const catalogs = await Promise.all(
    languages.toSorted().map(async (language) => {
      return [`generated/catalogs/${language}.ts`, catalogModule(await wordFiles(root, language))] as const;
    }),
  );
  const english = new Map(
    await Promise.all(
      (await wordFiles(root, 'en')).map(
        async ({ name, file }) => [name, JSON.parse(await readFile(path.join(root, file), 'utf8')) as Words] as const,
      ),
    ),
  );
  const worded = outlines.flatMap(({ name, area }) => {
    const words = english.get(name);
    return words ? [{ entity: registry.get(name), area, words }] : [];
  });
  const names = worded.map(({ entity, words }) => `  ${entity.name}: ${JSON.stringify({ name: words.name })},`);
  const areas = [...new Set(worded.map(({ area }) => area))].toSorted();
  const modules = areas.map((area) => {
    const lines = worded
      .filter((one) => one.area === area)
      .map(({ entity, words }) => `  ${entity.name}: ${JSON.stringify(listWords(entity, words))},`);
    return [
      `generated/words/${area}.ts`,
      `${notice}\n\n/** English words of the lists of the area's entities. */\nexport const words = {\n${lines.join('\n')}\n};\n`,
    ] as const;
  });
  const loaders = areas.map((area) => `  ${area}: () => import('./words/${area}.ts'),`);
  return {
    ...Object.fromEntries(catalogs),
    ...Object.fromEntries(modules),
    'generated/words.ts': `${notice}\n\n/** Loads the English words of the lists of an area. */\nexport const areaWords = {\n${loaders.join('\n')}\n};\n`,
    'generated/names.ts': `${notice}\n\n/** English names of the entities. */\nexport const names = {\n${names.join('\n')}\n};\n`,
  };
}
