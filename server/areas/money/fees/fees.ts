import type { FastifyInstance } from 'fastify';
import { feeCalls } from '../../../../schema/areas/money/calls/fees.ts';
import { managementFeeRule } from '../../../../schema/areas/money/entities/managementFeeRule.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { FeeDeps } from './feeFacts.ts';
import { tryFee } from './trying.ts';

/** Registers the call that says which fee holds for an amount. */
export function registerFees(app: FastifyInstance, deps: FeeDeps): void {
  const { engine } = deps;
  registerCall(app, feeCalls.try, async ({ actor, body }) => {
    requireRight(engine, actor, 'read', managementFeeRule.name);
    return tryFee(deps, actor, body);
  });
}
