import { DatabaseError } from 'pg';
import { defaultsOfActor, type Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { defaultsOf } from '../../../schema/derive/defaults.ts';
import { singleIndexName } from '../../../schema/derive/tables.ts';
import { nameOf } from '../../../schema/fields/choice.ts';
import { columnName } from '../../../schema/fields/field.ts';
import { keysOf } from '../../../schema/language/check.ts';
import { settingsProperties } from '../../../schema/language/settingsCalls.ts';
import {
  typeField,
  unsavedVersion,
  type AnySettings,
  type SettingsValues,
  type TypeArgs,
} from '../../../schema/language/settings.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { createRecord } from '../writing/create.ts';
import type { Engine } from '../engine.ts';
import { findRecord, type WireRecord } from '../reading/readOne.ts';
import type { PageQuery } from '../../paging.ts';
import { changeSets } from '../writing/sets.ts';
import { undoBody, undone } from '../writing/undo.ts';
import { updateRecord } from '../writing/update.ts';
import { ownWrite, writesOf } from './writes.ts';

type Values = Readonly<Record<string, unknown>>;
type Declared = Pick<AnySettings, 'name'>;

const uniqueViolation = '23505';

/** Settings by name and, where each type has a record, the code of one. */
export interface Which extends Declared {
  readonly type?: string | number | undefined;
}

/** The values of settings that say which they are, by wire key. */
const typeOf = ({ type }: Which): Values => (type === undefined ? {} : { [typeField]: type });

/** Returns the id of the agency's record of settings; null if it was never saved. */
async function idOf(engine: Engine, actor: Actor, { name, type }: Which): Promise<string | null> {
  const agencyId = agencyOf(actor);
  const { by } = engine.registry.get(name) as AnySettings;
  const stored = by && nameOf(by.choices, type);
  if (by && stored === undefined) throw new Error(`there are no settings '${name}' of the type '${type}'`);
  const ofType = by ? ` and ${columnName(typeField)} = $2` : '';
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: `select id from ${engine.model(name).table} where agency_id = $1${ofType}`,
    values: [agencyId, ...(stored === undefined ? [] : [stored])],
  });
  return rows[0]?.id ?? null;
}

/** The keys of settings that an actor sees: those of fields that ask for a further right are absent without it. */
function seenKeys(engine: Engine, actor: Actor, name: string): readonly string[] {
  const settings = engine.registry.get(name);
  const hidden = Object.entries(settings.fields)
    .filter(([, field]) => canField(actor, field.access) === 'none')
    .flatMap(([field, declared]) => keysOf(field, declared));
  return Object.keys(settingsProperties(settings)).filter((key) => !hidden.includes(key));
}

/** Returns unsaved settings: the defaults of their fields, and null or an empty list in the others. */
function unsaved(engine: Engine, actor: Actor, which: Which): Values {
  const settings = engine.registry.get(which.name);
  const properties = settingsProperties(settings) as Readonly<Record<string, { readonly type?: unknown }>>;
  const known: Values = { ...defaultsOf(settings.fields, defaultsOfActor(actor)), ...typeOf(which) };
  const valueOf = (key: string) => known[key] ?? (properties[key]?.type === 'array' ? [] : null);
  const values = seenKeys(engine, actor, which.name).map((key) => [key, valueOf(key)]);
  return { version: unsavedVersion, ...Object.fromEntries(values) } as Values;
}

/** Reads settings as `settingsOf` does. */
export async function readSettings(engine: Engine, actor: Actor, which: Which): Promise<Values> {
  const { name } = which;
  const id = await idOf(engine, actor, which);
  if (id === null) return unsaved(engine, actor, which);
  const { record } = await findRecord(engine, actor, name, id, { isWritten: true });
  return told(engine, actor, name, record);
}

function told(engine: Engine, actor: Actor, name: string, record: Values): Values {
  const keys = ['version', ...seenKeys(engine, actor, name)];
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}

/**
 * The settings of the actor's agency as they are kept, or as they are before anybody saves them (version 0); of settings by
 * type, those of one. It asks for no right on them: only fields with an `access` of their own are absent for who may not see
 * them.
 */
export async function settingsOf<S extends Declared>(
  engine: Engine,
  actor: Actor,
  settings: S,
  ...of: TypeArgs<S>
): Promise<SettingsValues<S>> {
  const [type] = of as readonly (string | number)[];
  return (await readSettings(engine, actor, { name: settings.name, type })) as unknown as SettingsValues<S>;
}

const isSavedMeanwhile = (error: unknown, table: string) =>
  error instanceof DatabaseError && error.code === uniqueViolation && error.constraint === singleIndexName(table);

/**
 * Changes the given settings of the actor's agency, and returns all of them. Throws `staleVersion` with `{ current,
 * changedFields }` if their version differs from the one that the caller has seen.
 */
export async function changeSettings(
  engine: Engine,
  actor: Actor,
  which: Which,
  body: Values,
  version?: number,
): Promise<Values> {
  const { name } = which;
  const id = await idOf(engine, actor, which);
  if (id !== null) {
    const options = version === undefined ? {} : { version };
    const { record } = await updateRecord(engine, actor, name, id, body, options);
    return told(engine, actor, name, record);
  }
  if (version !== undefined && version !== unsavedVersion) {
    const data = { current: unsaved(engine, actor, which), changedFields: [] };
    throw new RefusalError('staleVersion', 'staleVersion', { data });
  }
  try {
    const { record } = await createRecord(engine, actor, name, body, { set: typeOf(which) });
    return told(engine, actor, name, record);
  } catch (error) {
    if (!isSavedMeanwhile(error, engine.model(name).table)) throw error;
    return changeSettings(engine, actor, which, body, version);
  }
}

/** Returns the writes of settings, newest first: none before anybody saved them. */
export async function settingsHistory(engine: Engine, actor: Actor, which: Which, page: PageQuery) {
  const id = await idOf(engine, actor, which);
  const model = engine.model(which.name);
  return writesOf(engine, actor, { model, id, initial: unsaved(engine, actor, which) }, page);
}

/**
 * Takes back the actor's own change that made a version, and returns the settings. Throws `staleVersion` if a value was
 * changed since.
 */
export async function undoSettings(engine: Engine, actor: Actor, which: Which, version: number): Promise<Values> {
  const { name } = which;
  const model = engine.model(name);
  const id = await idOf(engine, actor, which);
  if (id === null) throw new RefusalError('invalid', 'nothingToUndo');
  const changes = await ownWrite(engine, actor, { model, id, initial: unsaved(engine, actor, which) }, version);
  const bodyOf = (record: WireRecord) => undoBody(model, record, changes);
  const { record } = await changeSets(engine, actor, name, id, bodyOf, undone);
  return told(engine, actor, name, record);
}
