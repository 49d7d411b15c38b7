import { customChoiceLimit, customFieldLimit } from '../../../../schema/rules/customFields.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { BeforeWriteListener, WriteIntent } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { ownerNamed } from './owner.ts';

interface Choice {
  readonly id: string;
  readonly value: string;
  readonly isRetired: boolean;
}

/** Fields whose change may give an entity one more field, or another name. */
const counted = ['label', 'ownerType', 'status'];
/** Properties of a field that cannot change once records have values of it. */
const settled = ['dataType', 'ownerType'];

/** Properties that decide whether the field has choices. */
const choosing = ['dataType', 'options'];

const choicesOf = (value: unknown) => (value ?? []) as readonly Choice[];

/** Returns true if any record, deleted ones included, has a value of the field. */
async function hasValues(engine: Engine, { id, actor }: WriteIntent, owner: string, connection: Connection) {
  const { count } = await connection.query({
    text: `select 1 from ${engine.model(owner).table} where agency_id = $1 and custom ? $2 limit 1`,
    values: [agencyOf(actor), id],
  });
  return count > 0;
}

/** Refuses to change the kind or owner of a field that has values. */
async function requireUnsettled(engine: Engine, intent: WriteIntent, connection: Connection): Promise<void> {
  const { before, changes } = intent;
  const former = ownerNamed(engine, before?.['ownerType']);
  for (const { field } of changes.filter((one) => settled.includes(one.field))) {
    if (await hasValues(engine, intent, former, connection)) throw invalid([fieldRefusal(field, 'kindHasValues')]);
  }
}

/** Refuses a duplicate name and more fields than an entity may have. Concurrent writes of an entity's fields wait. */
async function requireRoom({ id, actor, after }: WriteIntent, owner: string, connection: Connection): Promise<void> {
  const agency = agencyOf(actor);
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`customField ${agency} ${owner}`],
  });
  if (after['status'] !== 'ACTIVE') return;
  const { rows } = await connection.query<{ total: number; is_taken: boolean }>({
    text: `select count(*)::integer as total, coalesce(bool_or(lower(f.label) = lower($4)), false) as is_taken
      from custom_fields f where f.agency_id = $1 and f.owner_type = $2 and f.id <> $3
        and f.status = 'ACTIVE' and f.deleted_at is null`,
    values: [agency, owner, id, after['label']],
  });
  const [others] = rows;
  if (others?.is_taken) throw invalid([fieldRefusal('label', 'fieldNameTaken')]);
  if ((others?.total ?? 0) >= customFieldLimit)
    throw invalid([fieldRefusal('label', 'tooManyFields', { max: customFieldLimit })]);
}

/** Refuses repeated choices, too many of them, and the removal of one that a record has. */
async function requireChoices(
  engine: Engine,
  intent: WriteIntent,
  owner: string,
  connection: Connection,
): Promise<void> {
  const change = intent.changes.find(({ field }) => field === 'options');
  if (!change) return;
  const after = choicesOf(change.after);
  const words = after.map(({ value }) => value.toLowerCase());
  const twice = words.findIndex((word, index) => words.indexOf(word) < index);
  if (twice >= 0) throw invalid([fieldRefusal(`options.${twice}.value`, 'duplicate')]);
  if (after.filter(({ isRetired }) => !isRetired).length > customChoiceLimit)
    throw invalid([fieldRefusal('options', 'tooMany', { max: customChoiceLimit })]);
  const gone = choicesOf(change.before).filter(({ id }) => !after.some((one) => one.id === id));
  for (const { id, value } of gone) {
    // A text is looked for as it is, or among the entries of a list.
    const { count } = await connection.query({
      text: `select 1 from ${engine.model(owner).table} where agency_id = $1 and (custom -> $2) ? $3 limit 1`,
      values: [agencyOf(intent.actor), intent.id, id],
    });
    if (count > 0) throw invalid([fieldRefusal('options', 'choiceInUse', { choice: value })]);
  }
}

/** Refuses a field of choices that gives none. */
function requireChoice({ after }: WriteIntent): void {
  if (!String(after['dataType']).endsWith('_SELECT')) return;
  if (choicesOf(after['options']).some(({ isRetired }) => !isRetired)) return;
  throw invalid([fieldRefusal('options', 'choiceNeeded')]);
}

/**
 * Returns the listener that checks an agency's custom fields before each write (AB 3, Custom field): unique names, the
 * maximum number, types and choices that fit existing values, and that no field with values is deleted.
 */
export function customFieldRules(engine: Engine): BeforeWriteListener {
  return async (intent, connection) => {
    const { action, after, changes } = intent;
    const owner = ownerNamed(engine, after['ownerType']);
    const isTouched = (fields: readonly string[]) => changes.some(({ field }) => fields.includes(field));
    if (action === 'delete') {
      if (await hasValues(engine, intent, owner, connection)) throw invalid([fieldRefusal('id', 'fieldHasValues')]);
      return;
    }
    if (action === 'update') await requireUnsettled(engine, intent, connection);
    await requireChoices(engine, intent, owner, connection);
    if (action === 'create' || isTouched(choosing)) requireChoice(intent);
    if (action !== 'update' || isTouched(counted)) await requireRoom(intent, owner, connection);
  };
}
