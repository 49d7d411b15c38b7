import { checkEntity } from './check.ts';
import type { AnyEntity, DetailConfig, DetailTabs, Entity, EntityConfig, NameOf } from './entity.ts';
import { columnName, type Field } from '../fields/field.ts';
import {
  boardOperations,
  defaultRoutes,
  duplicateOperations,
  operations,
  routeOf,
  type Operation,
} from './operations.ts';
import { galleryFields, summaryTab, tabOfSection } from './tabs.ts';

type AnyConfig = EntityConfig<string, Readonly<Record<string, Field>>, string>;

function complete(config: AnyConfig, root: string, table: string) {
  const api = config.api;
  const hasUse = (operation: Operation) => {
    if (boardOperations.includes(operation)) return config.list.board !== undefined;
    return config.duplicates || !duplicateOperations.includes(operation) || (operation === 'merged' && config.converts);
  };
  const isClosed = (operation: Operation) => api.without?.includes(operation) || !hasUse(operation);
  const offered = operations.filter((operation) => !isClosed(operation));
  const detail = { tabs: [summaryTab, 'history'], ...config.detail };
  const bases = ['', ...(api.alsoUnder ?? [])].map((prefix) => `${prefix}${api.base}`);
  const routed = (operation: Operation, base: string) =>
    routeOf(operation, api.routes?.[operation] ?? defaultRoutes[operation], base);
  const entity: AnyEntity = {
    ...config,
    plural: config.plural ?? `${config.name}s`,
    table,
    root,
    detail,
    form: config.name === root ? wholeForm(config, detail) : config.form,
    routes: [
      ...bases.flatMap((base) => offered.map((operation) => routed(operation, base))),
      ...Object.entries(api.alsoAt ?? {}).flatMap(([base, some]) => some.map((operation) => routed(operation, base))),
    ],
  };
  checkEntity(entity);
  return freeze(entity);
}

/**
 * Returns the sections of the form. Writable fields that neither a section nor a gallery names are appended to the summary,
 * so that adding a field takes one line. A variant's form lists the shared fields it uses.
 */
function wholeForm({ fields, form, list }: AnyConfig, detail: DetailConfig): AnyConfig['form'] {
  const sections = Object.entries(form);
  const last = sections.findLast(([section]) => tabOfSection({ detail }, section) === summaryTab)?.[0];
  // A pin is set in the list of the records, and media in their gallery, not in the form.
  const placed = new Set([...sections.flatMap(([, names]) => names), list.pin, ...galleryFields({ detail })]);
  const others = Object.entries(fields).flatMap(([name, { readOnly }]) => (readOnly || placed.has(name) ? [] : [name]));
  return Object.fromEntries(
    sections.map(([section, names]) => [section, section === last ? [...names, ...others] : names]),
  );
}

/**
 * Declares an entity. The one place that says what it is; tables, routes, checks, views, documentation and
 * tests are derived. Throws one `DeclarationError` that lists every mistake found.
 */
export function defineEntity<
  const N extends string,
  const Fields extends Readonly<Record<string, Field>>,
  const Section extends string,
  const Tabs extends DetailTabs<NoInfer<Section>> = readonly [],
>(config: EntityConfig<N, Fields, NameOf<Fields>, Section, Tabs>): Entity<N, Fields, NameOf<Fields>, Section, N, Tabs> {
  const loose = config as unknown as AnyConfig;
  const table = config.table ?? columnName(config.plural ?? `${config.name}s`);
  return complete(loose, config.name, table) as unknown as Entity<N, Fields, NameOf<Fields>, Section, N, Tabs>;
}

/**
 * Declares a variant of an entity: the same table, id space and fields under another kind, with its own base, rights
 * and views (scout and talent). A record can become the other by an update; links, files and history stay.
 */
export function defineVariant<
  const N extends string,
  const Fields extends Readonly<Record<string, Field>>,
  const Section extends string,
  const Root extends string,
  const Tabs extends DetailTabs<NoInfer<Section>> = readonly [],
>(
  of: Entity<string, Fields, NameOf<Fields>, string, Root>,
  config: Omit<
    EntityConfig<N, Fields, NameOf<Fields>, Section, Tabs>,
    'fields' | 'title' | 'face' | 'customFields' | 'table' | 'duplicates'
  >,
): Entity<N, Fields, NameOf<Fields>, Section, Root, Tabs> {
  const { title, face, fields, customFields, duplicates } = of;
  const loose = { ...config, title, face, fields, customFields, duplicates } as unknown as AnyConfig;
  return complete(loose, of.root, of.table) as unknown as Entity<N, Fields, NameOf<Fields>, Section, Root, Tabs>;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
