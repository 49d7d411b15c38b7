import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { noticeSentence } from '../../../../schema/language/notices.ts';
import { noticeWords } from '../../../../schema/notices.ts';
import type { Term } from '../../../../schema/rules/terms/termKeys.ts';

/** Says something in the language of the page. */
type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Returns the sentence about a notification in a language: its newest event, and how many came before.
 * @param terms the agency's words for entities
 */
export function sentenceOf(
  { events, record }: Pick<NotificationRow, 'events' | 'record'>,
  locale: string,
  translate: Translate,
  labelOf: (kind: string, field: string) => string,
  terms: readonly Term[] = [],
): string {
  const newest = events.at(-1);
  if (!newest) return '';
  const { kind, by, field } = newest;
  const told = noticeSentence(noticeWords[kind], locale, {
    name: by?.displayName ?? null,
    field: field === undefined ? '' : labelOf(record.kind, field).toLowerCase(),
    terms,
  });
  const said = newest.isLate ? `${told} ${translate('app.notifications.late')}` : told;
  const others = events.length - 1;
  return others > 0 ? `${said} ${translate('app.notifications.others', { smart_count: others })}` : said;
}
