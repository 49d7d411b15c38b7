import { deliveryFailures, deliveryStates, webhookOffReasons } from '../../../../schema/areas/settings/webhooks.ts';
import type { Table, TableColumn } from '../../../../schema/derive/tables.ts';
import { moment, text, uuid, whole } from '../../../database/columns.ts';

const flag = (name: string): TableColumn => ({ name, type: 'boolean', isNullable: false, default: 'false' });
const counter = (name: string): TableColumn => ({ ...whole(name), default: '0' });

/** Addresses that receive events of an agency's writes. */
const webhook: Table = {
  name: 'webhook',
  columns: [
    uuid('agency_id'),
    uuid('id'),
    // Its maker: payloads hold what this account may read.
    uuid('account_id'),
    uuid('staff_id', true),
    text('name'),
    text('url'),
    { name: 'events', type: 'jsonb', isNullable: false },
    flag('is_active'),
    { name: 'off_reason', type: 'text', isNullable: true, values: [...webhookOffReasons] },
    moment('off_at', true),
    // Sealed by this installation.
    text('secret'),
    text('former_secret', true),
    moment('former_until', true),
    moment('failing_since', true),
    moment('created_at'),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [{ name: 'webhook_active_idx', columns: ['agency_id'], where: 'is_active' }],
  references: [],
};

/** Writes that no delivery was made of yet, by the trigger on the history. */
const webhookDue: Table = {
  name: 'webhook_due',
  columns: [
    uuid('agency_id'),
    uuid('history_id'),
    uuid('record_id'),
    text('kind'),
    // Of a conversion: the kind that the record was.
    text('former_kind', true),
    text('verb'),
    moment('at'),
  ],
  primaryKey: ['agency_id', 'history_id'],
  indexes: [],
  references: [],
};

/** Deliveries to webhooks, and their log. */
const webhookDelivery: Table = {
  name: 'webhook_delivery',
  columns: [
    uuid('agency_id'),
    // The `webhook-id` of every attempt.
    uuid('id'),
    uuid('webhook_id'),
    // Null for a test event.
    uuid('history_id', true),
    uuid('record_id', true),
    text('kind', true),
    text('type'),
    { name: 'state', type: 'text', isNullable: false, values: [...deliveryStates] },
    { name: 'failure', type: 'text', isNullable: true, values: [...deliveryFailures] },
    counter('attempts'),
    // Number of retries of the schedule that were used.
    counter('step'),
    // Somebody asked for the next attempt: it is made though the webhook is off.
    flag('is_asked'),
    // When the write was; the moment of the next attempt, or of the end of the claim of the one that is under way.
    moment('created_at'),
    moment('next_at', true),
    moment('sent_at', true),
    whole('status', true),
    whole('duration', true),
    text('request', true),
    text('answer', true),
  ],
  primaryKey: ['agency_id', 'id'],
  indexes: [
    { name: 'webhook_delivery_log_idx', columns: ['agency_id', 'webhook_id', 'created_at', 'id'] },
    {
      name: 'webhook_delivery_due_idx',
      columns: ['agency_id', 'webhook_id', 'next_at'],
      where: "state in ('waiting', 'sending')",
    },
    // Counts what is under way without a look at the retries that wait.
    {
      name: 'webhook_delivery_sending_idx',
      columns: ['agency_id', 'webhook_id', 'next_at'],
      where: "state = 'sending'",
    },
    {
      name: 'webhook_delivery_asked_idx',
      columns: ['agency_id'],
      where: "is_asked and state in ('waiting', 'sending')",
    },
    {
      name: 'webhook_delivery_once_unique',
      columns: ['agency_id', 'webhook_id', 'history_id', 'type'],
      isUnique: true,
    },
    { name: 'webhook_delivery_age_idx', columns: ['agency_id', 'created_at'] },
  ],
  references: [
    {
      name: 'webhook_delivery_webhook_fk',
      columns: ['agency_id', 'webhook_id'],
      table: 'webhook',
      foreignColumns: ['agency_id', 'id'],
      onDelete: 'cascade',
    },
  ],
};

/** Tables of webhooks. */
export const webhookTables: readonly Table[] = [webhook, webhookDue, webhookDelivery];
