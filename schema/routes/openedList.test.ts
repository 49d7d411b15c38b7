import { expect, it } from 'vitest';
import { registry } from '../index.ts';
import { screens } from '../routes.ts';
import type { Screen } from './screen.ts';
import { openedFilterOf } from './openedFilter.ts';
import { asShown, shownListOf } from './shownList.ts';

const reader = { clock: () => Date.parse('2026-11-20T03:00:00Z'), zone: 'Australia/Sydney' };
const screenOf = (name: string) => (screens as readonly Screen[]).find((one) => one.name === name) as Screen;
const opened = (name: string, section: string, status?: string) => {
  const { fromDate, toDate } = openedFilterOf(shownListOf(screenOf(name), section, undefined, status), reader);
  return [fromDate, toDate];
};
const month = [Date.parse('2026-10-20T00:00:00+11:00'), Date.parse('2026-11-20T23:59:59.999+11:00')];
const all = [undefined, undefined];

it.each([
  ['cms.content.news', 'published', undefined, month],
  ['cms.content.news', 'rejected', undefined, month],
  ['cms.content.news', 'pending', undefined, all],
  ['cms.content.news', 'not-relevant', undefined, all],
  ['cms.content.audio', 'all', undefined, month],
  ['cms.content.audio', 'not-relevant', undefined, all],
  ['cms.content.podcastStatus', 'video', 'all', month],
  ['cms.content.podcastStatus', 'video', 'not-relevant', all],
  ['cms.content.snippets', 'posts', undefined, month],
  ['cms.content.snippetStatus', 'posts', 'not-relevant', all],
  ['cms.content.snippetStatus', 'meetups', 'polls', month],
  ['cms.content.snippetStatus', 'meetups', 'not-relevant', all],
  ['cms.content.snippetStatus', 'meetups', 'polls-not-relevant', all],
])('%s %s %s opens with its usual range', (name, section, status, range) => {
  expect(opened(name, section, status)).toEqual(range);
});

it('a form on the pending tab does not ask for the status, one of meetups asks for the event', () => {
  const pending = asShown(registry.get('news'), shownListOf(screenOf('cms.content.news'), 'pending'));
  expect(Object.values(pending.form).flat()).not.toContain('status');
  const meetups = asShown(
    registry.get('snippetPoll'),
    shownListOf(screenOf('cms.content.snippetStatus'), 'meetups', undefined, 'polls'),
  );
  expect(meetups.fields['event']?.required).toBe(true);
  expect(registry.get('snippetPoll').fields['event']?.required).toBeUndefined();
});
