import { fromMinorUnits } from '../../schema/rules/money.ts';
import type { BareEntity, BareRow } from '../server/bareEntity.ts';
import { ids, label, labels, labelWith, maybe, moment, system, text, yes, type Label } from '../server/jsonSchemas.ts';
import { listText, oneText, updateText } from './statements.ts';

/** A row of the hand-written statements. */
interface TaskRow extends BareRow {
  readonly created_at: number;
  readonly deleted_at: number | null;
  readonly summary: string;
  readonly type_id: string | null;
  readonly type: Label | null;
  readonly status_id: string;
  readonly status: Label & { readonly categoryCode: string };
  readonly priority_level: string;
  readonly assignee_id: string | null;
  readonly assignee: Label | null;
  readonly collaborators: readonly Label[] | null;
  readonly creator_id: string | null;
  readonly creator: Label | null;
  readonly start_date: number | null;
  readonly start_date_time_zone: string | null;
  readonly start_date_is_all_day: boolean;
  readonly start_date_end: number | null;
  readonly start_date_day: string | null;
  readonly due_date: number | null;
  readonly due_date_time_zone: string | null;
  readonly due_date_is_all_day: boolean;
  readonly due_date_end: number | null;
  readonly due_date_day: string | null;
  readonly reminder: string;
  readonly reminder_amount: number;
  readonly reminder_unit: string;
  readonly completed_date: number | null;
  readonly recurrence_setting: string | null;
  readonly recurrence_id: string | null;
  readonly related_tos: readonly Label[] | null;
  readonly link_tos: readonly Label[] | null;
  readonly project_group_id: string | null;
  readonly project_group: Label | null;
  readonly venue: string | null;
  readonly venue_id: string | null;
  readonly address: string | null;
  readonly note: string | null;
  readonly description: string | null;
  readonly supplier_id: string | null;
  readonly supplier: Label | null;
  readonly charge_to: string | null;
  readonly external_client: string | null;
  readonly cost_currency: string;
  readonly cost: string | null;
  readonly extra_currency: string;
  readonly extra: string | null;
  readonly sale_currency: string;
  readonly sale: string | null;
}

const amount = (minor: string | null, currency: string) =>
  minor === null ? null : fromMinorUnits(BigInt(minor), currency);

/** The task as the API answers it, written out by hand. */
function taskOf(row: TaskRow) {
  const { collaborators, related_tos: relatedTos, link_tos: linkTos } = row;
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    summary: row.summary,
    typeId: row.type_id,
    type: row.type,
    statusId: row.status_id,
    status: row.status,
    priorityLevel: row.priority_level,
    assigneeId: row.assignee_id,
    assignee: row.assignee,
    collaboratorIds: collaborators?.map(({ id }) => id) ?? [],
    collaborators: collaborators ?? [],
    creatorId: row.creator_id,
    creator: row.creator,
    startDate: row.start_date,
    startDateTimeZone: row.start_date_time_zone,
    startDateIsAllDay: row.start_date_is_all_day,
    startDateEnd: row.start_date_end,
    startDateDay: row.start_date_day,
    dueDate: row.due_date,
    dueDateTimeZone: row.due_date_time_zone,
    dueDateIsAllDay: row.due_date_is_all_day,
    dueDateEnd: row.due_date_end,
    dueDateDay: row.due_date_day,
    reminder: row.reminder,
    reminderAmount: row.reminder_amount,
    reminderUnit: row.reminder_unit,
    completedDate: row.completed_date,
    recurrenceSetting: row.recurrence_setting === null ? null : (JSON.parse(row.recurrence_setting) as object),
    recurrenceId: row.recurrence_id,
    relatedToIds: relatedTos?.map(({ id }) => id) ?? [],
    relatedTos: relatedTos ?? [],
    linkToIds: linkTos?.map(({ id }) => id) ?? [],
    linkTos: linkTos ?? [],
    projectGroupId: row.project_group_id,
    projectGroup: row.project_group,
    venue: row.venue,
    venueId: row.venue_id,
    address: row.address,
    note: row.note,
    description: row.description,
    supplierId: row.supplier_id,
    supplier: row.supplier,
    chargeTo: row.charge_to,
    externalClient: row.external_client,
    costCurrency: row.cost_currency,
    cost: amount(row.cost, row.cost_currency),
    extraCurrency: row.extra_currency,
    extra: amount(row.extra, row.extra_currency),
    saleCurrency: row.sale_currency,
    sale: amount(row.sale, row.sale_currency),
  };
}

/** The task for the serialiser: a list has every key of one. */
export const taskSchema = {
  type: 'object',
  properties: {
    ...system,
    summary: text,
    typeId: maybe,
    type: labelWith({ code: text }),
    statusId: text,
    status: labelWith({
      color: text,
      categoryCode: text,
      statusName: text,
      category: { type: 'object', properties: { code: text } },
    }),
    priorityLevel: text,
    assigneeId: maybe,
    assignee: label,
    collaboratorIds: ids,
    collaborators: labels,
    creatorId: maybe,
    creator: label,
    startDate: moment,
    startDateTimeZone: maybe,
    startDateIsAllDay: yes,
    startDateEnd: moment,
    startDateDay: maybe,
    dueDate: moment,
    dueDateTimeZone: maybe,
    dueDateIsAllDay: yes,
    dueDateEnd: moment,
    dueDateDay: maybe,
    reminder: text,
    reminderAmount: { type: 'integer' },
    reminderUnit: text,
    completedDate: moment,
    recurrenceSetting: { type: ['object', 'null'], additionalProperties: true },
    recurrenceId: maybe,
    relatedToIds: ids,
    relatedTos: labels,
    linkToIds: ids,
    linkTos: labels,
    projectGroupId: maybe,
    projectGroup: label,
    venue: maybe,
    venueId: maybe,
    address: maybe,
    note: maybe,
    description: maybe,
    supplierId: maybe,
    supplier: label,
    chargeTo: maybe,
    externalClient: maybe,
    costCurrency: text,
    cost: maybe,
    extraCurrency: text,
    extra: maybe,
    saleCurrency: text,
    sale: maybe,
  },
};

/** Tasks by hand. */
export const bareTask: BareEntity<TaskRow> = {
  entity: 'task',
  statements: { list: listText, one: oneText, update: updateText },
  listed: taskOf,
  whole: taskOf,
  listedSchema: taskSchema,
  wholeSchema: taskSchema,
  steps: ({ status }) => [status.categoryCode === 'COMPLETED' ? 'reopen' : 'complete'],
  texts: ['note', 'address'],
  fault: ({ note, address }) => {
    if (note && String(note).length > 10_000) return 'note';
    if (address && String(address).length > 500) return 'address';
    return null;
  },
};
