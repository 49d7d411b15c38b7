import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { accounting } from '../../../../schema/areas/money/settings/accounting.ts';
import type { FeeTime } from '../../../../schema/rules/finance/fees.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { settingsOf } from '../../../engine/settings/values.ts';

/** Reads by which event the agency earns its fees. */
export async function readFeeTime(engine: Engine, actor: Actor): Promise<FeeTime> {
  return (await settingsOf(engine, systemActor(agencyOf(actor)), accounting)).feeBasis;
}
