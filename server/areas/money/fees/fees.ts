import type { FastifyInstance } from 'fastify';
import { feeCalls } from '../../../../schema/areas/money/calls/fees.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { FeeDeps } from './feeFacts.ts';
import { tryFee } from './trying.ts';

/** Registers the call that says which fee holds for an amount. */
export function registerFees(app: FastifyInstance, deps: FeeDeps): void {
  registerCall(app, feeCalls.try, ({ actor, body }) => tryFee(deps, actor, body));
}
