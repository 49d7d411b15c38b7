import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { foldedText } from '../../../../schema/derive/tables.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { Values } from '../../../engine/sql.ts';
import { numbered } from './names.ts';

/** Place where names have to differ: a folder, or the root of a tree. */
export interface NamingPlace {
  readonly parentId: string | null;
  readonly ownerId: string | null;
}

/** An item that is to stand in a place. */
export interface Wanted {
  readonly name: string;
  readonly isFile: boolean;
}

/** Names that are tried at once where one is taken. */
const tried = 20;

/** Waits for others who look for free names in a place, until the transaction ends. */
export async function holdNames(connection: Connection, actor: Actor, place: NamingPlace): Promise<void> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`library names ${agencyOf(actor)} ${place.parentId ?? place.ownerId ?? ''}`],
  });
}

/** Returns how each name reads without case, and whether an item of a place has it, but for some items. */
async function judged(
  connection: Connection,
  actor: Actor,
  { parentId, ownerId }: NamingPlace,
  names: readonly string[],
  without: readonly string[],
) {
  const values = new Values();
  const [agency, wanted, others] = [values.add(agencyOf(actor)), values.add(names), values.add(without)];
  const none = `'00000000-0000-0000-0000-000000000000'::uuid`;
  const same = (column: string, value: string | null) =>
    `coalesce(t.${column}, ${none}) = coalesce(${values.add(value)}::uuid, ${none})`;
  const { rows } = await connection.query<{ name: string; folded: string; is_taken: boolean }>({
    text: `select n.name, ${foldedText('n.name')} as folded, exists (select from ${libraryItem.table} t
        where t.agency_id = ${agency}::uuid and ${same('parent_id', parentId)} and ${same('owner_id', ownerId)}
          and ${foldedText('t.name')} = ${foldedText('n.name')} and t.deleted_at is null
          and t.id <> all(${others}::uuid[])) as is_taken
      from unnest(${wanted}::text[]) with ordinality n(name, place) order by n.place`,
    values: values.list,
  });
  return rows;
}

/** Returns which of some names items of a place have already, or stand twice among them. */
export async function takenNames(
  connection: Connection,
  actor: Actor,
  place: NamingPlace,
  names: readonly string[],
  without: readonly string[] = [],
): Promise<readonly boolean[]> {
  const seen = new Set<string>();
  return (await judged(connection, actor, place, names, without)).map(({ folded, is_taken: isTaken }) => {
    const isAgain = seen.has(folded);
    seen.add(folded);
    return isTaken || isAgain;
  });
}

/**
 * Returns the names under which items can stand in a place: their own where it is free, else with the first free number. Call it
 * while `holdNames` does.
 */
export async function freeNames(
  connection: Connection,
  actor: Actor,
  place: NamingPlace,
  wanted: readonly Wanted[],
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const used = new Set<string>();
  const free: string[] = [];
  const own = await judged(
    connection,
    actor,
    place,
    wanted.map(({ name }) => name),
    without,
  );
  for (const [index, { name, isFile }] of wanted.entries()) {
    let found = own[index];
    for (let first = 1; !found || found.is_taken || used.has(found.folded); first += tried) {
      const names = Array.from({ length: tried }, (_, each) => numbered(name, first + each, isFile));
      const next = await judged(connection, actor, place, names, without);
      found = next.find(({ folded, is_taken: isTaken }) => !isTaken && !used.has(folded));
    }
    used.add(found.folded);
    free.push(found.name);
  }
  return free;
}
