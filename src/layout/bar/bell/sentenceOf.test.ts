import { expect, it } from 'vitest';
import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { notificationKinds } from '../../../../schema/notices.ts';
import { createI18nProvider } from '../../../i18n/i18nProvider.ts';
import { wholeEnglish } from '../../../i18n/wholeEnglish.ts';
import { pathOf } from './pathOf.ts';
import { sentenceOf } from './sentenceOf.ts';
import { shownCount } from './shownCount.ts';

const { translate: known } = createI18nProvider();
/** Words of pages are loaded later in the product. */
const words: Record<string, unknown> = wholeEnglish.app.notifications;
const translate = (key: string, options: Record<string, unknown> = {}) => {
  const [, , ...rest] = key.split('.');
  const word = rest.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words);
  return known('x', { _: word as string, ...options });
};
const record = { id: 'a', displayName: 'Call Ida', avatar: null, kind: 'task' };
const by = { id: 'b', displayName: 'Ana Gil', avatar: null };
const row = (...events: NotificationRow['events']) => ({ record, owner: null, events });
const said = (...events: NotificationRow['events']) =>
  sentenceOf(row(...events), 'en', translate, (_kind, field) => field);

it('says who did what, of the newest event, and how many came before', () => {
  expect(said({ kind: 'ASSIGNED', at: 1, by })).toBe('Ana Gil assigned this to you');
  expect(said({ kind: 'ASSIGNED', at: 1, by }, { kind: 'DATE_CHANGED', field: 'Due date', at: 2, by })).toBe(
    'Ana Gil changed the due date and 1 more change',
  );
  expect(said({ kind: 'REMINDER', at: 1, by: null })).toBe('Reminder: this is due soon');
  expect(said({ kind: 'CONTRACT_ENDS', at: 1, by: null, isLate: true })).toBe('This contract ends soon (late)');
  expect(said()).toBe('');
});

it('says it with the words of the agency', () => {
  const ends = row({ kind: 'CONTRACT_ENDS', at: 1, by: null });
  const terms = [{ key: 'contract', singular: 'Agreement', plural: null, locale: 'en' }] as const;
  expect(sentenceOf(ends, 'en', translate, (_kind, field) => field, terms)).toBe('This agreement ends soon');
});

it.each(notificationKinds)('has no gap in the words for %s', (kind) => {
  for (const author of [by, null])
    for (const locale of ['en', 'fr-CA'])
      expect(
        sentenceOf(row({ kind, field: 'Due date', at: 1, by: author }), locale, translate, (_kind, field) => field),
      ).not.toContain('%{');
});

it('leads to the record, for a note to the notes of its owner', () => {
  expect(pathOf(row())).toBe('/tasks?id=a');
  const id = '0190a0a0-0000-7000-8000-000000000001';
  const owner = { id, displayName: 'Ida', avatar: null, kind: 'talent' };
  expect(pathOf({ record: { ...record, kind: 'note' }, owner })).toBe(`/talent/${id}/profile/notes`);
});

it('shows 99+ above 99', () => {
  expect([0, 99, 100, 1000].map(shownCount)).toEqual(['0', '99', '99+', '99+']);
});
