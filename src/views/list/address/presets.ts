import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Field, Reference } from '../../../../schema/fields/field.ts';
import { registry } from '../../../../schema/index.ts';
import { referencesOf } from '../../../../schema/language/listFilters.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { matchScreen, screens } from '../../../../schema/routes.ts';
import { fillPattern } from '../../../../schema/routes/pattern.ts';
import { isUuid } from '../../../../schema/rules/texts.ts';
import { writeKeysOf, type Values } from '../../../fields/values.ts';
import { addScreen } from '../../../widgets/link/recordPath.ts';
import type { Subject } from '../../owner/ListOwner.ts';

interface Owner {
  readonly kind: string;
  readonly id: string;
}

/** The key by which a field points to records, and whether to several; null for any other field. */
function pointerOf(name: string, field: Field): { readonly key: string; readonly isSet: boolean } | null {
  const [key] = writeKeysOf(name, field);
  if (key === undefined || targetsOf(field).length === 0) return null;
  return { key, isSet: ['refs', 'refsOneOf', 'catalogues'].includes(field.kind) };
}

/**
 * Returns the address for adding a record that references an owner from the start: the one below the owner's pages,
 * else its own with the id in the query. Null if there is no such screen.
 */
export function addPathUnder(entity: AnyEntity, field: string, { kind, id }: Owner): string | null {
  const under = screens.find(
    (screen) => screen.built === 'add' && screen.entity === entity.name && screen.owner === kind && !screen.of,
  );
  if (under) return fillPattern(under.pattern, { id }, under.allowed);
  const declared = entity.fields[field];
  const pointer = declared && pointerOf(field, declared);
  const own = addScreen(entity.name);
  return own && pointer ? `${own.pattern}?${pointer.key}=${id}` : null;
}

/**
 * Returns the references of a new record that is added to a record of another kind, as far as the fields can hold them:
 * that record, and what its entity's `addAnywhere` takes from there.
 */
export function valuesAbout(
  { addAnywhere }: AnyEntity,
  fields: Readonly<Record<string, Field>>,
  { kind, id, record }: Subject,
): Values {
  const pointers = Object.entries(fields).flatMap(([name, field]) => {
    const pointer = pointerOf(name, field);
    return pointer ? [{ name, ...pointer, targets: targetsOf(field) }] : [];
  });
  const about = pointers.find(({ targets }) => targets.includes(kind));
  const taken = pointers.flatMap(({ name, targets, ...pointer }) => {
    const from = addAnywhere?.takes?.[name];
    const found = ([record?.[from ?? '']].flat() as readonly (Reference | null | undefined)[]).filter(
      (one) => one != null,
    );
    const ids = found.filter((one) => targets.includes(one.kind) && !one.isDeleted).map((one) => one.id);
    return ids.length === 0 ? [] : [{ ...pointer, ids }];
  });
  return Object.fromEntries(
    [...taken, ...(about ? [{ ...about, ids: [id] }] : [])].map(({ key, isSet, ids }) => [key, isSet ? ids : ids[0]]),
  );
}

/** Returns whoever adds a record as its assignee, if the declaration says so (`addAnywhere.assigns`) and the form asks for it. */
export function assigned(
  { addAnywhere }: Pick<AnyEntity, 'addAnywhere'>,
  fields: Readonly<Record<string, Field>>,
  staffId: string | null,
): Values {
  const name = addAnywhere?.assigns;
  const field = name === undefined ? undefined : fields[name];
  const pointer = name !== undefined && field ? pointerOf(name, field) : null;
  return pointer && staffId !== null && isUuid(staffId) ? { [pointer.key]: staffId } : {};
}

/** Returns the owner in an address, with the field by which records of an entity reference it. */
function ownerIn(entity: AnyEntity, pathname: string): { readonly field: string; readonly id: string } | null {
  const match = matchScreen(pathname);
  const { owner, of } = match?.screen ?? {};
  if (match && of) return { field: of.field, id: match.params[of.parameter] ?? '' };
  if (!match || owner === undefined || owner === entity.name) return null;
  const tab = registry
    .tabsOf(registry.get(owner))
    .find((one) => one.shows === 'under' && one.entity.name === entity.name);
  if (tab?.shows !== 'under') return null;
  const [field = tab.field] = referencesOf(entity, tab.field);
  return { field, id: match.params['id'] ?? '' };
}

/** The references with which the form of a new record starts, as the address says them: the owner, and ids in the query. */
export function presetsIn(
  entity: AnyEntity,
  fields: Readonly<Record<string, Field>>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Values {
  const query = new URLSearchParams(search);
  const owner = ownerIn(entity, pathname);
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const pointer = pointerOf(name, field);
    if (!pointer) return [];
    const asked = owner?.field === name ? [owner.id] : (query.get(pointer.key) ?? '').split('_');
    const ids = asked.filter((id) => isUuid(id));
    return ids.length === 0 ? [] : [[pointer.key, pointer.isSet ? ids : ids[0]] as const];
  });
  return Object.fromEntries(found);
}
