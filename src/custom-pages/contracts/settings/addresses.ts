import { pathTo } from '../../../../schema/routes.ts';

/** The parts of the settings of contracts, each with an address of its own (AB 2, `/settings/contract/{subId}`). */
export const tabs = ['types', 'templates', 'terms', 'reminders', 'numbers'] as const;
export type Tab = (typeof tabs)[number];

/** Returns the address of a part of the settings of contracts. */
export function addressOf(tab: Tab): string {
  return pathTo('settings.contract', { subId: tab });
}
