import type { FastifyInstance } from 'fastify';
import { moneyDashboardCalls } from '../../../../schema/areas/money/calls/dashboard.ts';
import { receivedAndEarnedCalls } from '../../../../schema/areas/money/calls/receivedAndEarned.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { listReceivedOrEarned } from './earnedRows.ts';
import { readDashboard, type DashboardDeps } from './figures.ts';

/** Registers the figures of the finance dashboard, and the rows of those that are of payments and fees. */
export function registerMoneyDashboard(app: FastifyInstance, deps: DashboardDeps): void {
  registerCall(app, moneyDashboardCalls.dashboard, async ({ actor, body }) => {
    return readDashboard(deps, actor, body ?? {});
  });
  registerCall(app, receivedAndEarnedCalls.list, ({ actor, body }) => listReceivedOrEarned(deps.engine, actor, body));
}
