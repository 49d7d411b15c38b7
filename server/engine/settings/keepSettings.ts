import type { FastifyInstance } from 'fastify';
import { bodyRule, checkBody } from '../../../schema/derive/rules.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { settingsCalls } from '../../../schema/language/settingsCalls.ts';
import type { AnySettings, SettingsChange, SettingsValues } from '../../../schema/language/settings.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import { agencyOf } from '../agency.ts';
import { within, type Engine } from '../engine.ts';
import { fileFaults } from '../media/fileFaults.ts';
import { modelOf } from '../model.ts';
import { changedSince } from '../reading/history.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { changesOf } from '../writing/changes.ts';
import { undoBody } from '../writing/undo.ts';
import { holdKept, keptId, keptVersion, noteKept } from './keptVersions.ts';
import { requireSettings } from './requireSettings.ts';
import { ownWrite, writesOf } from './writes.ts';

type KeptByArea = Pick<AnySettings, 'name' | 'fields'> & { readonly isKeptByArea: true };
type Values = Readonly<Record<string, unknown>>;

/** Storage of settings that an area keeps itself. Both work on the engine that they are given. */
export interface SettingsKeeper<S> {
  readonly read: (engine: Engine, agencyId: string) => Promise<Omit<SettingsValues<S>, 'version'>>;
  /** Keeps what a change names, in the transaction of the engine. What it throws refuses the change. */
  readonly write: (engine: Engine, agencyId: string, change: SettingsChange<S>) => Promise<void>;
}

/**
 * Registers the calls of settings that are declared as `isKeptByArea`, with versions and a history. Open to whom the
 * declaration lets in.
 */
export function keepSettings<S extends KeptByArea>(
  app: FastifyInstance,
  engine: Engine,
  settings: S,
  keeper: SettingsKeeper<S>,
): void {
  const declared = settings as unknown as AnySettings;
  const { name } = declared;
  const calls = settingsCalls(declared);
  const rule = bodyRule(declared.fields, 'update');
  const model = modelOf(declared, engine.registry, engine.computed);
  const writtenOf = (actor: Actor) => ({ model, id: keptId(agencyOf(actor), name), initial: {} });
  const valuesOf = async (on: Engine, agencyId: string): Promise<WireRecord> => ({
    id: keptId(agencyId, name),
    version: await keptVersion(on.database, agencyId, name),
    ...(await keeper.read(on, agencyId)),
  });
  const told = ({ id: _id, ...values }: WireRecord): Values => values;

  /** Changes settings from what they are, which nobody else changes meanwhile. */
  const write = (actor: Actor, changeOf: (record: WireRecord, on: Engine) => Promise<Values> | Values) => {
    const agencyId = agencyOf(actor);
    return engine.database.transaction(agencyId, async (connection) => {
      const on = within(engine, connection);
      await holdKept(connection, agencyId, name);
      const before = await valuesOf(on, agencyId);
      const change = await changeOf(before, on);
      const faults = await fileFaults(on, actor, model, changesOf(model, before, change), before.id);
      if (faults.length > 0) throw invalid(faults);
      await keeper.write(on, agencyId, change as SettingsChange<S>);
      const after = await keeper.read(on, agencyId);
      const changes = changesOf(model, before, after as Values);
      if (changes.length === 0) return told(before);
      const version = before.version + 1;
      await noteKept(engine, connection, actor, name, version, changes);
      return { version, ...after };
    });
  };

  registerCall(app, calls.read, async ({ actor }) => {
    requireSettings(engine, actor, 'read', declared);
    return told(await valuesOf(engine, agencyOf(actor)));
  });
  registerCall(app, calls.change, async ({ actor, body: { version, ...body } }) => {
    requireSettings(engine, actor, 'update', declared);
    const { values, faults } = await checkBody(rule, body, { today: engine.today(actor) });
    if (faults.length > 0) throw invalid(faults.map(({ field, key, params }) => fieldRefusal(field, key, params)));
    return write(actor, async (record, on) => {
      if (version !== undefined && version !== record.version) {
        const changedFields = await changedSince(on, actor, model, record.id, Number(version));
        throw new RefusalError('staleVersion', 'staleVersion', { data: { current: told(record), changedFields } });
      }
      return Object.fromEntries(Object.keys(body).map((key) => [key, values[key]]));
    });
  });
  registerCall(app, calls.history, async ({ actor, query }) => {
    requireSettings(engine, actor, 'read', declared);
    return writesOf(engine, actor, writtenOf(actor), query);
  });
  registerCall(app, calls.undo, async ({ actor, body: { version } }) => {
    requireSettings(engine, actor, 'update', declared);
    return write(actor, async (record, on) =>
      undoBody(model, record, await ownWrite(on, actor, writtenOf(actor), version)),
    );
  });
}
