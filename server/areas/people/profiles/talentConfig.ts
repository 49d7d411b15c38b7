import type { FastifyInstance } from 'fastify';
import { talentConfigCalls, type TalentConfig } from '../../../../schema/areas/people/calls/talentConfig.ts';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import { talentConfigFields } from '../../../../schema/rules/finance/talentConfig.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Entity by whose right the finance settings are read and changed. */
const finance = 'invoice';

const configOf = ({ record }: Found) =>
  Object.fromEntries(['version', ...talentConfigFields].map((key) => [key, record[key]])) as unknown as TalentConfig;

/** Registers the calls that read and change the finance settings of talents (AB 7). */
export function registerTalentConfigs(app: FastifyInstance, engine: Engine): void {
  for (const call of [talentConfigCalls.read, talentConfigCalls.readOfFinance]) {
    registerCall(app, call, async ({ actor, params }) => {
      requireRight(engine, actor, 'read', finance);
      return configOf(await findRecord(engine, actor, talent.name, params.id));
    });
  }
  registerCall(app, talentConfigCalls.change, async ({ actor, params, body: { version, ...values } }) => {
    requireRight(engine, actor, 'update', finance);
    const options = version === undefined ? {} : { version };
    return configOf(await updateRecord(engine, actor, talent.name, params.id, values, options));
  });
}
