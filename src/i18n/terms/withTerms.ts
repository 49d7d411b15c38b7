import { registry } from '../../../schema/index.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { fieldAt, targetsOf } from '../../../schema/language/records/references.ts';
import { entityTerms } from '../../../schema/areas/settings/settings/entityTerms.ts';
import { wordedBy } from '../../../schema/rules/terms/sentences.ts';
import type { Term } from '../../../schema/rules/terms/termKeys.ts';
import { screens } from '../../../schema/routes.ts';
import type { Screen } from '../../../schema/routes/screen.ts';

type Words = { readonly [key: string]: string | Words };

/** An agency's name for an entity in one number. */
interface Named {
  readonly key: string;
  readonly text: string;
}

/** The parts of a catalog in which an entity's name stands alone: as an entry, a tab or a title. */
const parts = ['menu', 'tabs', 'screens'];
/** The labels among an entity's words. */
const labels = ['fields', 'cells'];
/** Words of an entity that are no sentences. */
const names = ['name', 'choices', ...labels];
/** Parts of a catalog with sentences. */
const told = ['app'];
/** Entities whose words name those of the catalog. */
const aboutNames: readonly string[] = [entityTerms.name];
const between = ' |||| ';

const declared = new Map<string, Pick<AnyEntity, 'fields'>>(
  [...registry.all, ...registry.settings].map((one) => [one.name, one]),
);

const nameIn = (resources: Words, key: string): string | undefined => {
  const { name } = (resources[key] ?? {}) as { readonly name?: string };
  return name;
};

/** Returns the agency's name for an entity in both numbers, completed by the catalog's. */
function nameOf({ singular, plural }: Term, former: string): string {
  const [one = '', several = one] = former.split(between);
  return [singular ?? one, plural ?? several].join(between);
}

/** Changes the texts of a part of a catalog, each given with its path in that part. */
function changed(words: Words, change: (text: string, path: string) => string, above = ''): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => {
      const path = above + key;
      return [key, typeof value === 'string' ? change(value, path) : changed(value, change, `${path}.`)];
    }),
  );
}

/** Renames the labels of fields that point to a named entity and are called like it; other texts may only read the same. */
function relabelled(entity: string, words: Words, names: ReadonlyMap<string, Named>): Words {
  const fields: AnyEntity['fields'] = declared.get(entity)?.fields ?? {};
  const label = (text: string, path: string) => {
    const named = names.get(text);
    return named && targetsOf(fieldAt(fields, path)).includes(named.key) ? named.text : text;
  };
  return Object.fromEntries(
    Object.entries(words).map(([part, value]) => [
      part,
      typeof value !== 'string' && labels.includes(part) ? changed(value, label) : value,
    ]),
  );
}

/** Rewrites the sentences among an entity's words. */
function reworded(words: Words, worded: (sentence: string) => string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([part, value]) => {
      if (names.includes(part)) return [part, value];
      return [part, typeof value === 'string' ? worded(value) : changed(value, worded)];
    }),
  );
}

/** Returns the keys of titles that name an entity within a sentence (`Add talent`): without them they are made of its name. */
function titlesOf(key: string): readonly string[] {
  const all: readonly Screen[] = screens;
  return all
    .filter(
      ({ entity, built, edit, area }) => entity === key && (built === 'add' || edit) && !area.startsWith('entity:'),
    )
    .map(({ title }) => title);
}

function without(words: Words, paths: ReadonlySet<string>, above: string): Words {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => !paths.has(`${above}.${key}`))
      .map(([key, value]) => [key, typeof value === 'string' ? value : without(value, paths, `${above}.${key}`)]),
  );
}

/** Lays an agency's words for entities over a catalog of the same language. */
export function withTerms<Catalog extends object>(catalog: Catalog, terms: readonly Term[]): Catalog {
  const all = catalog as unknown as Record<string, Words>;
  const { resources = {} } = all;
  const renames = new Map<string, Named>();
  const own = terms.flatMap((term) => {
    const { key } = term;
    const former = nameIn(resources, key);
    if (former === undefined) return [];
    const name = nameOf(term, former);
    const forms = name.split(between);
    for (const [index, form] of former.split(between).entries()) renames.set(form, { key, text: forms[index] ?? form });
    return [{ key, name, gender: term.gender }];
  });
  if (own.length === 0) return catalog;
  const renamed = (text: string) => renames.get(text)?.text ?? text;
  const entries = Object.fromEntries(
    parts.flatMap((part) => (all[part] ? [[part, changed(all[part], renamed)] as const] : [])),
  );
  const worded = wordedBy(terms, terms[0]?.locale ?? 'en');
  const sentences = told.flatMap((part) => (all[part] ? [[part, changed(all[part], worded)] as const] : []));
  const labelled = Object.fromEntries(
    Object.entries(resources).map(([entity, words]) => [
      entity,
      typeof words === 'string' || aboutNames.includes(entity)
        ? words
        : reworded(relabelled(entity, words, renames), worded),
    ]),
  );
  const named = own.map(({ key, name, gender }) => [
    key,
    { ...(labelled[key] as Words), name, ...(gender && { gender }) },
  ]) as [string, Words][];
  const titles = new Set(own.flatMap(({ key }) => titlesOf(key)));
  return {
    ...catalog,
    ...Object.fromEntries(sentences),
    ...entries,
    ...(entries['screens'] && { screens: without(entries['screens'], titles, 'screens') }),
    resources: { ...labelled, ...Object.fromEntries(named) },
  };
}
