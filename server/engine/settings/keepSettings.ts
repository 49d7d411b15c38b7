import type { FastifyInstance } from 'fastify';
import { bodyRule, checkBody } from '../../../schema/derive/rules.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { settingsCalls } from '../../../schema/language/settingsCalls.ts';
import type { AnySettings, SettingsChange, SettingsValues } from '../../../schema/language/settings.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { registerCall } from '../../plugins/callRoute.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { requireSettings } from './requireSettings.ts';

type KeptByArea = Pick<AnySettings, 'name' | 'fields'> & { readonly isKeptByArea: true };

/** Storage of settings that an area keeps itself. */
export interface SettingsKeeper<S> {
  readonly read: (agencyId: string) => Promise<SettingsValues<S>>;
  /** Keeps what a change names; its values are checked by the rules of their fields. What it throws refuses the change. */
  readonly write: (agencyId: string, change: SettingsChange<S>, actor: Actor) => Promise<void>;
}

/** Registers the two calls of settings that are declared as `isKeptByArea`. Open to whom the declaration lets in. */
export function keepSettings<S extends KeptByArea>(
  app: FastifyInstance,
  engine: Engine,
  settings: S,
  { read, write }: SettingsKeeper<S>,
): void {
  const declared = settings as unknown as AnySettings;
  const calls = settingsCalls(declared);
  const rule = bodyRule(declared.fields, 'update');
  const answer = async (actor: Actor) => (await read(agencyOf(actor))) as Readonly<Record<string, unknown>>;
  registerCall(app, calls.read, async ({ actor }) => {
    requireSettings(engine, actor, 'read', declared);
    return answer(actor);
  });
  registerCall(app, calls.change, async ({ actor, body }) => {
    requireSettings(engine, actor, 'update', declared);
    const { values, faults } = await checkBody(rule, body, { today: engine.today(actor) });
    if (faults.length > 0) throw invalid(faults.map(({ field, key, params }) => fieldRefusal(field, key, params)));
    const given = Object.fromEntries(Object.keys(body).map((key) => [key, values[key]]));
    await write(agencyOf(actor), given as SettingsChange<S>, actor);
    return answer(actor);
  });
}
