import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { holdNoteLimit, othersOfHold } from '../../../rules/holds.ts';

/**
 * An option on a day of a talent: the first, second or third who asked for it. One record a talent and day, so that each
 * day has ranks of its own.
 */
export const hold = defineEntity({
  name: 'hold',
  group: 'none',
  title: 'label',
  access: 'EVENT',
  api: { base: '/client/v1/holds' },
  fields: {
    label: field.text({ required: true, default: 'Hold', max: 200 }),
    talent: field.refOneOf(['talent', 'scout'], {
      required: true,
      assigns: 'through',
      onDelete: 'cascade',
    }),
    day: field.date({ required: true }),
    rank: field.integer({ readOnly: true, min: 1 }),
    state: field.choice(['HELD', 'CONFIRMED', 'RELEASED', 'EXPIRED'], { required: true, default: 'HELD' }),
    event: field.ref('event', { assigns: 'through', isGuarded: true }),
    opportunity: field.ref('opportunity', { assigns: 'through', isGuarded: true }),
    client: field.ref('partner', { onDelete: 'refuse', isGuarded: true }),
    expiresAt: field.instant(),
    others: field.choice(othersOfHold, { required: true, default: 'RELEASE' }),
    note: field.text({ isMultiline: true, max: holdNoteLimit }),
  },
  list: {
    columns: ['label', 'talent', 'rank', 'state', 'event', 'opportunity', 'client', 'expiresAt'],
    hidden: ['day', 'createdAt', 'updatedAt'],
    filters: ['talent', 'day', 'rank', 'state', 'event', 'opportunity', 'client', 'expiresAt'],
    sortable: ['label', 'day', 'rank', 'expiresAt', 'createdAt', 'updatedAt'],
    search: ['label'],
    sort: ['day', 'ASC'],
  },
  form: {
    hold: ['label', 'talent', 'day', 'state', 'expiresAt'],
    purpose: ['event', 'opportunity', 'client', 'others', 'note'],
  },
  comesFrom: {
    opportunity: {
      takes: { label: 'summary', talent: 'talents', client: 'client', day: 'expectedOn' },
      when: { status: ['OPPORTUNITY', 'WON'] },
      place: 30,
    },
    event: {
      takes: { label: 'summary', talent: 'talents', client: 'client', day: ['startsAt', 'endsAt'] },
      when: { status: ['UPCOMING'] },
      place: 20,
    },
  },
  calendar: { start: 'day', people: ['talent'], leavesOut: { state: ['RELEASED', 'EXPIRED'] }, busy: 'asks' },
  states: {
    state: {
      steps: {
        confirm: { from: ['HELD'], to: 'CONFIRMED', asks: ['others'], sets: { expiresAt: null }, guard: 'isStillHeld' },
        release: { from: ['HELD', 'CONFIRMED'], to: 'RELEASED' },
      },
      locks: {
        RELEASED: { edit: ['note'] },
        EXPIRED: { edit: ['note'] },
      },
    },
  },
});

export type Hold = RecordOf<typeof hold>;
