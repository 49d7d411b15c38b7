import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { registry } from '../../../../../schema/index.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { presetsOf, rangeOf } from '../../../../../schema/language/listRange.ts';
import { rangeOfPreset, type DatePreset } from '../../../../../schema/rules/ranges.ts';
import { recordPath, withinOf } from '../../../../widgets/link/recordPath.ts';
import { useListReader } from '../../../list/address/listReader.ts';
import { defaultListState, writeListState } from '../../../list/address/listState.ts';

/** The numbers of a colleague's tasks, each with the preset of the list of tasks that bounds it; null for all open ones. */
export const numberPresets = {
  outstandingTaskNumber: null,
  dueInTaskNumber: 'dueWithin3DayTasks',
  overDueTaskNumber: 'overdueTasks',
} as const satisfies Readonly<Record<string, DatePreset | null>>;

export type TaskNumber = keyof typeof numberPresets;

const task = registry.get('task');

/** Returns the heading of a number. */
export function useNumberWord(): (name: TaskNumber) => string {
  const translate = useTranslate();
  return (name) => translate(`app.team.columns.${name}`);
}

/**
 * Returns the addresses of the lists that the numbers of a colleague count: the tab with the tasks of the record, by the
 * person and the preset as of now. Null if the record's page lists no tasks.
 */
export function useTaskLists(entity: AnyEntity, id: string): (staffId: string, name: TaskNumber) => string | null {
  const reader = useListReader();
  const within = withinOf(useLocation().pathname);
  const tab = registry.tabsOf(entity).find((one) => one.shows === 'linked' && one.entity.name === task.name);
  const path = tab ? recordPath(entity.name, id, tab.name, within) : null;
  const { tabs = '', open = [] } = task.list;
  return (staffId, name) => {
    if (path === null) return null;
    const preset = numberPresets[name];
    const own = presetsOf(rangeOf(task.list) ?? { field: '' })?.find((one) => one.name === preset)?.filters;
    const bounds = preset && rangeOfPreset(preset, reader);
    const filters = {
      staffIds: [staffId],
      ...(own ?? { [tabs]: open }),
      ...(bounds && bounds.from !== null && { fromDate: [String(bounds.from)] }),
      ...(bounds && bounds.to !== null && { toDate: [String(bounds.to)] }),
    };
    return `${path}?${writeListState({ ...defaultListState(task, reader), filters }, task, reader)}`;
  };
}
