import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import type { CataloguesField } from '../../../schema/fields/catalogue.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { CatalogueType } from '../../../schema/rules/catalogues.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { createRecord } from '../writing/create.ts';

/** Id that no record has: a filter by it finds nothing. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Returns the small list whose entries a key points to. */
function typeOf(engine: Engine, entity: AnyEntity, key: string): CatalogueType {
  const field = engine.model(entity.name).link(key)?.declared;
  if (field?.kind !== 'catalogues') throw new Error(`'${key}' of '${entity.name}' points to no small list`);
  return (field as CataloguesField).type;
}

const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** Returns the ids of the entries of a small list that have these names, by the folded name. Letter case does not count. */
async function entriesNamed(engine: Engine, actor: Actor, type: CatalogueType, names: readonly string[]) {
  const { rows } = await engine.database.query<{ id: string; name: string }>(agencyOf(actor), {
    text: `select id, display_name as name from catalogues
      where agency_id = $1 and type = $2 and deleted_at is null and lower(display_name) = any($3::text[])`,
    values: [agencyOf(actor), type, names.map(folded)],
  });
  return new Map(rows.map(({ id, name }) => [folded(name), id]));
}

const trimmed = (names: readonly string[]) => [
  ...new Set(names.map((name) => name.trim()).filter((name) => name !== '')),
];

/** Returns the ids of the named entries for a filter: an id that finds nothing if there is none of them. */
export async function foundEntries(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  key: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const asked = trimmed(names);
  if (asked.length === 0) return [];
  const known = await entriesNamed(engine, actor, typeOf(engine, entity, key), asked);
  return known.size > 0 ? [...known.values()] : [nobody];
}

/**
 * Returns the ids of the named entries for a body, in the order of the names; blank names are left out (CM 5). Adds those
 * that the list lacks, if the actor may keep it; throws a 400 that names each of them otherwise.
 */
export async function keptEntries(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  { key, names, as }: { readonly key: string; readonly names: readonly string[]; readonly as: string },
): Promise<readonly string[]> {
  const wanted = trimmed(names);
  const type = typeOf(engine, entity, key);
  const known = await entriesNamed(engine, actor, type, wanted);
  const missing = wanted.filter((name) => !known.has(folded(name)));
  if (missing.length > 0 && can(actor, 'create', 'catalogue', engine.registry) === 'no') {
    throw invalid(
      missing.map((name) => fieldRefusal(`${as}.${names.findIndex((one) => one.trim() === name)}`, 'reference')),
    );
  }
  for (const displayName of missing) {
    if (known.has(folded(displayName))) continue;
    const { record } = await createRecord(engine, actor, 'catalogue', { displayName, type });
    known.set(folded(displayName), record.id);
  }
  return [...new Set(wanted.flatMap((name) => known.get(folded(name)) ?? []))];
}
