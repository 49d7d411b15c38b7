import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { keptForm } from './body.ts';
import { changesOf, createdChanges, writtenKeys } from './changes.ts';
import type { Engine } from '../engine.ts';
import {
  hears,
  type WriteCause,
  type WriteEvent,
  type WriteIntent,
  type WritePatch,
  type Accepting,
} from './events.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { selectionOf } from '../reading/selection.ts';
import { wholeRecords } from '../reading/whole.ts';
import type { Write } from './write.ts';

/** A validated write that is not yet a statement. */
export interface IntendedWrite extends Omit<Write, 'searched'>, Accepting {
  readonly cause: WriteCause;
  /** The record as it was, as its writer sees it; null on a create. */
  readonly before: WireRecord | null;
  /** Has other records name a new one: right after it is written, so that listeners find them linked. */
  readonly link?: (engine: Engine, connection: Connection) => Promise<void>;
}

/** Action passed to listeners for each action of the history: a merge updates the record that is kept. */
const actions = {
  create: 'create',
  update: 'update',
  convert: 'convert',
  unconvert: 'convert',
  merge: 'update',
  unmerge: 'update',
} as const;

/** The kind of a record once it is written. */
export function kindAfter({ kind, model }: Pick<Write, 'kind' | 'model'>): string {
  return kind ?? model.entity.name;
}

function intentOf(write: IntendedWrite): WriteIntent {
  const { actor, id, action, cause, before, after, changes, acceptsClash } = write;
  const accepted = acceptsClash !== undefined && { acceptsClash };
  const made = write.action === 'create' && { at: write.now };
  const entity = kindAfter(write);
  return { actor, entity, id, action: actions[action], cause, before, after, changes, ...accepted, ...made };
}

/** Does anybody listen to one of these writes? */
export function isFollowed(engine: Engine, writes: readonly IntendedWrite[]): boolean {
  return writes.some((write) => {
    const { before, after, together } = engine.listenersOf(kindAfter(write));
    if (before.length + after.length + together.length === 0) return false;
    const intent = intentOf(write);
    return [...before, ...after, ...together].some((one) => hears(one, intent));
  });
}

/** Returns the writes with the fields that their writer may not see; null if a record has another version by now. */
async function withEveryField(
  engine: Engine,
  writes: readonly IntendedWrite[],
): Promise<readonly (IntendedWrite | null)[]> {
  const [first] = writes;
  if (!first || first.before === null || selectionOf(first.model, first.actor).isUncut) return writes;
  const ids = writes.map(({ id }) => id);
  const whole = await wholeRecords(engine, first.actor, first.model, ids);
  const found = new Map(whole.map(({ record }) => [record.id, record]));
  return writes.map((write) => {
    const before = found.get(write.id);
    return before?.version === write.version ? { ...write, before, after: { ...before, ...write.after } } : null;
  });
}

/** Fills the rows of a patch with the default values of their cells. */
function filledRows({ rows }: Model, patch: WritePatch): WritePatch {
  const filled = rows.flatMap(({ key, cells }) => {
    const given = patch[key];
    const empty = Object.fromEntries(cells.map(({ spec }) => [spec.key, spec.default ?? null]));
    return Array.isArray(given) ? [[key, given.map((row: object) => ({ ...empty, ...row }))] as const] : [];
  });
  return { ...patch, ...Object.fromEntries(filled) };
}

function patched(write: IntendedWrite, patch: WritePatch): IntendedWrite {
  const { model, before, changes } = write;
  const keys = new Set(writtenKeys(model));
  const unknown = Object.keys(patch).find((key) => !keys.has(key));
  if (unknown !== undefined)
    throw new Error(`a listener gives '${kindAfter(write)}' the key '${unknown}', which it has not`);
  const after = { ...write.after, ...keptForm(model, filledRows(model, patch), write.after, before ?? {}) };
  const others = changes.filter(({ field }) => !keys.has(field));
  const own = before === null ? createdChanges(model, after) : changesOf(model, before, after);
  return { ...write, after, changes: [...others, ...own] };
}

/**
 * Asks the listeners before writes of one actor, model and action: each sees what those before it have completed. Null
 * for a record that has another version by now.
 */
export async function completeWrites(
  engine: Engine,
  connection: Connection,
  writes: readonly IntendedWrite[],
): Promise<readonly (IntendedWrite | null)[]> {
  const complete: (IntendedWrite | null)[] = [];
  for (const write of await withEveryField(engine, writes)) {
    let current = write;
    for (const one of write ? engine.listenersOf(kindAfter(write)).before : []) {
      if (!current) break;
      const intent = intentOf(current);
      const patch = hears(one, intent) ? await one.listener(intent, connection) : undefined;
      if (patch) current = patched(current, patch);
    }
    complete.push(current);
  }
  return complete;
}

/**
 * Runs the listeners for writes of one table, each with the record as read back. Returns the final versions by id: a
 * listener may have written a record again.
 */
export async function notifyListeners(
  engine: Engine,
  connection: Connection,
  model: Model,
  events: readonly WriteEvent[],
): Promise<ReadonlyMap<string, number>> {
  const heard = events.filter((event) => {
    const { after, together } = engine.listenersOf(event.entity);
    return [...after, ...together].some((one) => hears(one, event));
  });
  const versions = new Map(events.map(({ id, version }) => [id, version]));
  const [first] = heard;
  if (!first) return versions;
  const ids = heard.map(({ id }) => id);
  const written = new Map(
    (await wholeRecords(engine, first.actor, model, ids)).map(({ record }) => [record.id, record]),
  );
  const told = heard.map((event) => ({ ...event, after: written.get(event.id) ?? event.after }));
  for (const [index, event] of heard.entries()) {
    for (const one of engine.listenersOf(event.entity).after)
      if (hears(one, event)) await one.listener(told[index] ?? event, connection);
  }
  for (const entity of new Set(heard.map((event) => event.entity))) {
    for (const one of engine.listenersOf(entity).together) {
      const own = told.filter((event, index) => event.entity === entity && hears(one, heard[index] ?? event));
      if (own.length > 0) await one.listener(own, connection);
    }
  }
  const { rows } = await connection.query<{ id: string; version: number }>({
    text: `select id, version from ${model.table} where agency_id = $1 and id = any($2::uuid[])`,
    values: [agencyOf(first.actor), ids],
  });
  for (const { id, version } of rows) versions.set(id, version);
  return versions;
}

/**
 * Runs the listeners for writes that are already done, given the versions that they produced. Returns the final
 * versions, as `notifyListeners` does.
 */
export async function notifyOfWrites(
  engine: Engine,
  connection: Connection,
  writes: readonly IntendedWrite[],
  versions: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const [first] = writes;
  if (!first) return versions;
  const events = writes.flatMap((write) => {
    const version = versions.get(write.id);
    return version === undefined ? [] : [{ ...intentOf(write), version }];
  });
  return notifyListeners(engine, connection, first.model, events);
}
