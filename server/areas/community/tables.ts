import { hidings, signalReasons } from '../../../schema/areas/community/signals.ts';
import type { Table } from '../../../schema/derive/tables.ts';
import { moment, recordKey, text, uuid, whole } from '../../database/columns.ts';

const toRecord = (name: string, column: string) => ({
  name,
  columns: ['agency_id', column],
  ...recordKey,
  onDelete: 'cascade' as const,
});

/** Signals of fans about content: one of a kind for each fan, item and talent. */
const signal: Table = {
  name: 'signal',
  columns: [
    uuid('agency_id'),
    uuid('target_id'),
    { name: 'hiding', type: 'text', isNullable: false, values: [...hidings] },
    text('fan_id'),
    uuid('talent_id'),
    { name: 'reason', type: 'text', isNullable: true, values: [...signalReasons] },
    text('text', true),
    moment('at'),
    moment('closed_at', true),
    // Version of the item when it was answered: the same fan may signal again once it is edited.
    whole('closed_version', true),
  ],
  primaryKey: ['agency_id', 'target_id', 'hiding', 'fan_id', 'talent_id'],
  indexes: [{ name: 'signal_talent_idx', columns: ['agency_id', 'talent_id'] }],
  references: [toRecord('signal_target_fk', 'target_id'), toRecord('signal_talent_fk', 'talent_id')],
};

/** Votes of fans in polls: one for each fan. */
const pollVote: Table = {
  name: 'poll_vote',
  columns: [uuid('agency_id'), uuid('poll_id'), text('fan_id'), uuid('option_id'), moment('at')],
  primaryKey: ['agency_id', 'poll_id', 'fan_id'],
  indexes: [{ name: 'poll_vote_option_idx', columns: ['agency_id', 'poll_id', 'option_id'] }],
  references: [toRecord('poll_vote_poll_fk', 'poll_id')],
};

/** Tables of what fans do with content. */
export const tables: readonly Table[] = [signal, pollVote];
