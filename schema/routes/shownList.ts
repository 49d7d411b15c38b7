import { listFiltersOf } from '../language/listFilters.ts';
import type { AnyEntity } from '../language/entity.ts';
import { rangeOf } from '../language/listRange.ts';
import { asListed, furtherLists } from '../language/lists/furtherLists.ts';
import type { Screen, ShownList } from './screen.ts';

/** List of a screen, found: the entity whose records it has, the further list among its lists, and filters that hold on it. */
export interface FoundList extends ShownList {
  readonly entity: string;
  /** Name under which what a person settles about the list is kept; undefined for the main list of an entity. */
  readonly key: string | undefined;
  /** The catalog's keys of the words of its section, and of the part of it that is shown. */
  readonly words: readonly string[];
}

type ListScreen = Pick<Screen, 'name' | 'entity' | 'shows' | 'sections' | 'below'>;

/**
 * Returns the list that a screen shows.
 * @param section value of the screen's parameter `section`
 * @param owner id of the owner below whose pages the screen stands
 * @param status value of the screen's parameter `status`
 */
export function shownListOf(
  { name, entity, shows, sections, below }: ListScreen,
  section?: string,
  owner?: string,
  status?: string,
): FoundList {
  const own = section !== undefined && sections && Object.hasOwn(sections, section) ? sections[section] : undefined;
  const part = status !== undefined && own?.statuses ? own.statuses[status] : undefined;
  const shown = { ...shows, ...own, ...part };
  const found = shown.entity ?? entity;
  if (found === undefined) throw new Error(`The screen '${name}' has no entity`);
  const isMain = shown.list === undefined && shown.preset === undefined;
  const key = shown.list ?? (own ? section : name);
  const byOwner = ownerFilterOf({ below }, owner);
  const ofOwner = Object.keys(byOwner).length > 0 ? { preset: { ...shown.preset, ...byOwner } } : {};
  const words = [own?.word, part?.word].filter((word) => word !== undefined);
  return { ...shown, ...ofOwner, entity: found, key: isMain ? undefined : key, words };
}

/** Returns the filter that a shown list adds to every request. */
export function shownFilterOf({ list, preset }: Pick<ShownList, 'list' | 'preset'>): Readonly<Record<string, unknown>> {
  return { ...preset, ...(list !== undefined && { list }) };
}

/**
 * Returns an entity as a shown list has it: with the range that it opens with, and a form without what saving gives, which
 * requires what records of the list have.
 */
export function asShown(
  entity: AnyEntity,
  { opensWith, saves = {}, asks = [] }: Pick<ShownList, 'opensWith' | 'saves' | 'asks'>,
): AnyEntity {
  const range = rangeOf(entity.list);
  const list = opensWith && range ? { ...entity.list, range: { ...range, default: opensWith } } : entity.list;
  const form = Object.entries(entity.form).map(([section, names]) => [
    section,
    names.filter((name) => !(name in saves)),
  ]);
  const asked = asks.flatMap((name) =>
    entity.fields[name] ? [[name, { ...entity.fields[name], required: true }]] : [],
  );
  return {
    ...entity,
    list,
    form: Object.fromEntries(form),
    fields: { ...entity.fields, ...Object.fromEntries(asked) },
  };
}

/** Returns the filter by the owner below whose pages a screen stands, which all of its lists have in common. */
export function ownerFilterOf({ below }: Pick<Screen, 'below'>, owner?: string): NonNullable<ShownList['preset']> {
  return below !== undefined && owner !== undefined ? { [below]: [owner] } : {};
}

/** Returns the lists that stand beside a screen, itself included: those of its group, without their parts. */
export function siblingLists(screens: readonly Screen[], name: string): readonly Screen[] {
  const groupOf = (one: string) => one.slice(0, one.lastIndexOf('.'));
  return screens.filter(
    (one) =>
      groupOf(one.name) === groupOf(name) &&
      (one.beside === true || (one.sections !== undefined && one.pattern.endsWith('/:section'))),
  );
}

/** Returns an entity without the filters that are preset: nobody chooses them. */
export function withoutPreset(entity: AnyEntity, preset: ShownList['preset'] = {}): AnyEntity {
  const taken = new Set(
    listFiltersOf(entity)
      .filter(({ params }) => params.some(({ param }) => Object.hasOwn(preset, param)))
      .map(({ name }) => name),
  );
  if (taken.size === 0) return entity;
  const { filters = [], namedFilters = {}, tabs, opensOn, ...list } = entity.list;
  const isTaken = tabs !== undefined && Object.hasOwn(preset, tabs);
  return {
    ...entity,
    list: {
      ...list,
      filters: filters.filter((one) => !taken.has(one)),
      namedFilters: Object.fromEntries(Object.entries(namedFilters).filter(([one]) => !taken.has(one))),
      ...(tabs !== undefined && !isTaken && { tabs, ...(opensOn && { opensOn }) }),
    },
  };
}

/** Returns an entity without the column of the field that a filter is of: all records have the same there. */
function withoutColumnOf(entity: AnyEntity, param: string): AnyEntity {
  const name = listFiltersOf(entity).find(({ params }) => params.some((one) => one.param === param))?.name;
  const others = (names: readonly string[] = []) => names.filter((one) => one !== name);
  const { columns, hidden, card } = entity.list;
  const shown = { columns: others(columns), hidden: others(hidden), ...(card && { card: others(card) }) };
  return { ...entity, list: { ...entity.list, ...shown } };
}

/**
 * Returns an entity as a found list shows it.
 * @param below filter by the owner below whose pages the screen stands
 */
export function entityInList(declared: AnyEntity, { list, preset, ...shown }: FoundList, below?: string): AnyEntity {
  const listed = asListed(declared, list);
  return asShown(withoutPreset(below === undefined ? listed : withoutColumnOf(listed, below), preset), shown);
}

/** Returns the mistakes of the lists that a screen shows: sections, entities, lists and filters that there are not. */
export function shownListMistakes(
  screen: Pick<Screen, 'name' | 'entity' | 'shows' | 'sections' | 'tabs' | 'built' | 'below'>,
  entities: ReadonlyMap<string, AnyEntity>,
): readonly string[] {
  const { name, shows, sections = {}, tabs, built } = screen;
  const asked = [...Object.keys(sections), ...(shows ? [undefined] : [])];
  if (asked.length > 0 && built !== 'list') return [`the screen '${name}' is no list, and says what it lists`];
  const parts = asked.flatMap((section) => {
    const statuses = section === undefined ? undefined : sections[section]?.statuses;
    return [undefined, ...Object.keys(statuses ?? {})].map((status) => ({ section, status }));
  });
  return parts.flatMap(({ section, status }): readonly string[] => {
    const path = [section, status].filter((one) => one !== undefined).join('/');
    const at = `the screen '${name}'${path === '' ? '' : `, section '${path}',`}`;
    if (section !== undefined && sections[section]?.at !== undefined) return [];
    if (section !== undefined && !tabs.includes(section)) return [`${at} is none of its parameter`];
    const { entity: kind, list, preset = {} } = shownListOf(screen, section, screen.below && 'id', status);
    const entity = entities.get(kind);
    if (!entity) return [`${at} lists '${kind}', which is not registered`];
    const params = listFiltersOf(entity).flatMap((filter) => filter.params.map(({ param }) => param));
    return [
      ...(list === undefined || furtherLists(entity).includes(list)
        ? []
        : [`${at} shows the list '${list}' of ${kind}, which it has not`]),
      ...Object.keys(preset)
        .filter((param) => !params.includes(param))
        .map((param) => `${at} presets '${param}', which is no filter of ${kind}`),
    ];
  });
}
