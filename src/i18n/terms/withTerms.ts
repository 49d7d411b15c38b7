import type { Term } from '../../../schema/rules/terms/termKeys.ts';
import { screens } from '../../../schema/routes.ts';
import type { Screen } from '../../../schema/routes/screen.ts';

type Words = { readonly [key: string]: string | Words };

/** The parts of a catalog in which an entity's name may stand alone: as an entry, a tab, a title or a label. */
const parts = ['menu', 'tabs', 'screens', 'resources'];
const between = ' |||| ';

const nameIn = (resources: Words, key: string): string | undefined => {
  const { name } = (resources[key] ?? {}) as { readonly name?: string };
  return name;
};

/** Returns the agency's name for an entity in both numbers, completed by the catalog's. */
function nameOf({ singular, plural }: Term, former: string): string {
  const [one = '', several = one] = former.split(between);
  return [singular ?? one, plural ?? several].join(between);
}

/** Replaces texts that are nothing but a name; `name` of another entity stays. */
function renamed(words: Words, names: ReadonlyMap<string, string>): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => {
      if (typeof value !== 'string') return [key, renamed(value, names)];
      return [key, key === 'name' ? value : (names.get(value) ?? value)];
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
  const names = new Map<string, string>();
  const own = terms.flatMap((term) => {
    const former = nameIn(resources, term.key);
    if (former === undefined) return [];
    const name = nameOf(term, former);
    const forms = name.split(between);
    for (const [index, form] of former.split(between).entries()) names.set(form, forms[index] ?? form);
    return [{ key: term.key, name }];
  });
  if (own.length === 0) return catalog;
  const changed = Object.fromEntries(
    parts.flatMap((part) => (all[part] ? [[part, renamed(all[part], names)] as const] : [])),
  );
  const named = own.map(({ key, name }) => [key, { ...(changed['resources']?.[key] as Words), name }] as const);
  const titles = new Set(own.flatMap(({ key }) => titlesOf(key)));
  return {
    ...catalog,
    ...changed,
    ...(changed['screens'] && { screens: without(changed['screens'], titles, 'screens') }),
    resources: {
      ...changed['resources'],
      ...Object.fromEntries(named),
      ...(resources['entityTerms'] && { entityTerms: resources['entityTerms'] }),
    },
  };
}
