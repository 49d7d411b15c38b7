import type { FastifyInstance } from 'fastify';
import { taxRateCalls } from '../../../schema/areas/money/calls/taxRates.ts';
import { taxRate, type TaxRate } from '../../../schema/areas/money/entities/taxRate.ts';
import type { Engine } from '../../engine/engine.ts';
import { everyRecord } from '../../engine/reading/everyRecord.ts';
import { registerCall } from '../../plugins/callRoute.ts';

/** Registers the calls about tax rates besides those of the entity (AB 7). */
export function registerTaxRates(app: FastifyInstance, engine: Engine): void {
  registerCall(app, taxRateCalls.ofAccount, async ({ actor, params }) => {
    const rates = await everyRecord(engine, actor, taxRate.name, { filters: { accountCode: params.id } });
    return rates as unknown as readonly TaxRate[];
  });
}
