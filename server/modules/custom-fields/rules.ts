import { customChoiceLimit, customFieldLimit, customOwners } from '../../../schema/rules/customFields.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../../engine/agency.ts';
import type { Engine, WriteEvent, WriteListener } from '../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../errors.ts';

interface Row {
  readonly owner: string;
  readonly data_type: string;
}

interface Choice {
  readonly id: string;
  readonly value: string;
  readonly isRetired: boolean;
}

/** Fields whose change may give an entity one more field, or another name. */
const counted = ['label', 'ownerType', 'status'];
/** What a field cannot be otherwise once records have values of it. */
const settled = ['dataType', 'ownerType'];

/** Fields on which it hangs whether something can be chosen. */
const choosing = ['dataType', 'options'];

/** The stored names of owners by the words of the wire. */
const ownerNamed = new Map(Object.entries(customOwners).map(([name, word]) => [word as string, name]));

/** Has a record a value of the field, be it deleted? */
async function hasValues(
  engine: Engine,
  { id, actor }: WriteEvent,
  owner: string,
  connection: Connection,
): Promise<boolean> {
  const { count } = await connection.query({
    text: `select 1 from ${engine.model(owner).table} where agency_id = $1 and custom ? $2 limit 1`,
    values: [agencyOf(actor), id],
  });
  return count > 0;
}

/** One of an entity at a time: what is counted then holds when the transaction ends. */
async function requireRoom({ id, actor }: WriteEvent, owner: string, connection: Connection): Promise<void> {
  const agency = agencyOf(actor);
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`customField ${agency} ${owner}`],
  });
  const { rows } = await connection.query<{ total: number; is_taken: boolean }>({
    text: `select count(*)::integer as total, coalesce(bool_or(f.id <> own.id and lower(f.label) = lower(own.label)), false) as is_taken
      from custom_fields own join custom_fields f on f.agency_id = own.agency_id and f.owner_type = own.owner_type
        and f.status = 'ACTIVE' and f.deleted_at is null
      where own.agency_id = $1 and own.id = $2 and own.status = 'ACTIVE'`,
    values: [agency, id],
  });
  const [found] = rows;
  if (found?.is_taken) throw invalid([fieldRefusal('label', 'fieldNameTaken')]);
  if ((found?.total ?? 0) > customFieldLimit)
    throw invalid([fieldRefusal('label', 'tooManyFields', { max: customFieldLimit })]);
}

/** Refuses choices that stand twice, that are too many, and to take away one that a record has. */
async function requireChoices(engine: Engine, event: WriteEvent, owner: string, connection: Connection): Promise<void> {
  const change = event.changes.find(({ field }) => field === 'options');
  if (!change) return;
  const before = (change.before ?? []) as readonly Choice[];
  const after = (change.after ?? []) as readonly Choice[];
  const words = after.map(({ value }) => value.toLowerCase());
  const twice = words.findIndex((word, index) => words.indexOf(word) < index);
  if (twice >= 0) throw invalid([fieldRefusal(`options.${twice}.value`, 'duplicate')]);
  if (after.filter(({ isRetired }) => !isRetired).length > customChoiceLimit)
    throw invalid([fieldRefusal('options', 'tooMany', { max: customChoiceLimit })]);
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  for (const { id, value } of gone) {
    // A text is looked for as it is, or among the entries of a list.
    const { count } = await connection.query({
      text: `select 1 from ${engine.model(owner).table} where agency_id = $1 and (custom -> $2) ? $3 limit 1`,
      values: [agencyOf(event.actor), event.id, id],
    });
    if (count > 0) throw invalid([fieldRefusal('options', 'choiceInUse', { choice: value })]);
  }
}

/** Refuses a field of choices that gives none. */
async function requireChoice({ id, actor }: WriteEvent, { data_type: type }: Row, connection: Connection) {
  if (!type.endsWith('_SELECT')) return;
  const { count } = await connection.query({
    text: 'select 1 from custom_fields_options where agency_id = $1 and owner_id = $2 and not is_retired limit 1',
    values: [agencyOf(actor), id],
  });
  if (count === 0) throw invalid([fieldRefusal('options', 'choiceNeeded')]);
}

/**
 * What holds for the fields of an agency together, checked within each write (AB 3, Custom field): names apart, so many
 * and no more, kinds and choices that fit the values which records have, and none deleted with values. What is put away
 * or brought back is noted for the search.
 */
export function customFieldRules(engine: Engine): WriteListener {
  return async (event, connection) => {
    const touched = event.changes.map(({ field }) => field);
    const { rows } = await connection.query<Row>({
      text: 'select owner_type as owner, data_type from custom_fields where agency_id = $1 and id = $2',
      values: [agencyOf(event.actor), event.id],
    });
    const [row] = rows;
    if (!row) return;
    const { owner } = row;
    if (event.action === 'delete') {
      if (await hasValues(engine, event, owner, connection)) throw invalid([fieldRefusal('id', 'fieldHasValues')]);
      return;
    }
    for (const { field, before } of event.changes.filter((one) => settled.includes(one.field))) {
      const former = field === 'ownerType' ? (ownerNamed.get(String(before)) ?? owner) : owner;
      if (event.action === 'update' && (await hasValues(engine, event, former, connection)))
        throw invalid([fieldRefusal(field, 'kindHasValues')]);
    }
    await requireChoices(engine, event, owner, connection);
    if (event.action === 'create' || touched.some((field) => choosing.includes(field)))
      await requireChoice(event, row, connection);
    if (event.action !== 'update' || touched.some((field) => counted.includes(field)))
      await requireRoom(event, owner, connection);
    if (event.action === 'update' && touched.includes('status') && row.data_type.endsWith('_TEXT')) {
      const kinds = engine.registry.variantsOf(owner).map(({ name }) => name);
      await connection.query({
        text: `insert into search_due (agency_id, kind, since)
          select $1, kind, $3 from unnest($2::text[]) kind
          on conflict (agency_id, kind) do update set since = excluded.since`,
        values: [agencyOf(event.actor), kinds, new Date(engine.clock()).toISOString()],
      });
    }
  };
}
