import { pathTo } from '../../../../schema/routes.ts';

/** The tabs of the settings of tasks (AB 3, task settings). */
export const tabs = ['task-type', 'task-group'] as const;
export type Tab = (typeof tabs)[number];

/** Returns the address of a tab, or of the tasks of a template. */
export function addressOf(tab: Tab, groupId?: string): string {
  return `${pathTo('settings.task')}?tab=${tab}${groupId === undefined ? '' : `&group=${groupId}`}`;
}
