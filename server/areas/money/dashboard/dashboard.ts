import type { FastifyInstance } from 'fastify';
import { moneyDashboardCalls } from '../../../../schema/areas/money/calls/dashboard.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { readDashboard, type DashboardDeps } from './figures.ts';

/** Registers the figures of the finance dashboard. */
export function registerMoneyDashboard(app: FastifyInstance, deps: DashboardDeps): void {
  registerCall(app, moneyDashboardCalls.dashboard, async ({ actor, body }) => {
    requireRight(deps.engine, actor, 'read', invoice.name);
    return readDashboard(deps, actor, body ?? {});
  });
}
