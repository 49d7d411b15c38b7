import type { BodyOf } from '../../schema/language/entity.ts';
import type { supplier } from '../../schema/areas/work/entities/supplier.ts';
import type { taskGroup } from '../../schema/areas/tasks/entities/taskGroup.ts';
import type { taskGroupItem } from '../../schema/areas/tasks/entities/taskGroupItem.ts';
import type { taskRule } from '../../schema/areas/tasks/entities/taskRule.ts';
import { placeOf, type Place } from '../places.ts';
import { ruleTexts, supplierNames, templateTexts } from '../texts/tasks.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';

export type PlannedSupplier = Planned<BodyOf<typeof supplier>>;
export type PlannedGroup = Planned<BodyOf<typeof taskGroup>>;
export type PlannedItem = Planned<BodyOf<typeof taskGroupItem>>;
export type PlannedRule = Planned<BodyOf<typeof taskRule>>;

/** Settings of tasks: whom the agency buys from, templates with their tasks, and rules of money. */
export interface TaskSettings {
  readonly suppliers: readonly PlannedSupplier[];
  readonly groups: readonly PlannedGroup[];
  readonly items: readonly PlannedItem[];
  readonly rules: readonly PlannedRule[];
}

/** Plans the settings of an agency's tasks, made when the agency began. */
export function planTaskSettings({ profile, phoneOf }: Office, at: number): TaskSettings {
  const home: Place = placeOf(profile.city);
  const made = { at, by: null } as const;
  const suppliers = supplierNames.map((displayName, index): PlannedSupplier => {
    const email = `bookings@${displayName.toLowerCase().replaceAll(' ', '-')}.example`;
    const key = `supplier/${index + 1}`;
    return { entity: 'supplier', key, ...made, body: { displayName, email, ...phoneOf(home) }, refs: {} };
  });
  const groups = templateTexts.map(({ name, description, isWorkingDaysOnly }, position): PlannedGroup => {
    const body = { displayName: name, description, isWorkingDaysOnly, position };
    return { entity: 'taskGroup', key: `template/${position + 1}`, ...made, body, refs: {} };
  });
  const items = templateTexts.flatMap(({ items: texts }, group) =>
    texts.map(([dayOffset, summary, type], position): PlannedItem => {
      const refs = { taskGroupId: `template/${group + 1}`, typeId: `TASK_TYPE/${type}` };
      const key = `template/${group + 1}/${position + 1}`;
      return { entity: 'taskGroupItem', key, ...made, body: { summary, dayOffset, position }, refs };
    }),
  );
  const rules = ruleTexts.map(({ name, type, money, supplier }, index): PlannedRule => {
    const refs = { typeId: `TASK_TYPE/${type}`, ...(supplier !== undefined && { partyId: `supplier/${supplier}` }) };
    return { entity: 'taskRule', key: `rule/${index + 1}`, ...made, body: { displayName: name, ...money }, refs };
  });
  return { suppliers, groups, items, rules };
}
