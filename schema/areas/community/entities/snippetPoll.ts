import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { FurtherList, ListConfig, RecordOf } from '../../../language/entity.ts';
import { modalWidths, pollAnswerLimit, pollAnswersMaximum, pollAnswersMinimum } from '../../../rules/limits.ts';
import { isQuestioned, relevanceStates } from '../signals.ts';
import { meetupColumns, notRelevantColumns, voiceFields, voiceList, voiceNames, voiceText } from '../voices.ts';

const fields = {
  content: field.text({ required: true, ...voiceText }),
  options: field.rows(
    { text: field.text({ required: true, max: pollAnswerLimit }) },
    { min: pollAnswersMinimum, max: pollAnswersMaximum, distinct: 'text', dropsBlank: true },
  ),
  expiryDate: field.instant({ required: true, isWithinMonth: true }),
  status: field.computed('pollStatus', { as: 'choice', choices: ['OPEN', 'EXPIRED'], from: ['expiryDate'] }),
  pollResult: field.computed('pollResult', { as: 'text', from: ['options'] }),
  totalParticipants: field.counter(),
  ...voiceFields,
} as const;

type Name = keyof typeof fields;

/** The list of polls; what may be done with them differs by area. */
export const pollList = {
  ...voiceList,
  columns: ['content', 'status', 'pollResult', 'totalParticipants', 'expiryDate', ...voiceList.columns],
  card: ['talent', 'status', 'pollResult'],
  filters: [...voiceList.filters, 'expiryDate'],
  sortable: [...voiceList.sortable, 'expiryDate', 'totalParticipants'],
  search: ['content'],
} as const satisfies ListConfig<Name>;

/** Meetups, and what fans find not relevant. */
export const pollLists = {
  meetups: {
    route: 'meetups',
    where: { event: { isSet: true } },
    columns: [
      'content',
      'talent',
      ...meetupColumns,
      'status',
      'pollResult',
      'totalParticipants',
      'publishDate',
      'expiryDate',
    ],
    hidden: [
      'creator',
      'link',
      'totalComment',
      'totalReaction',
      'totalReport',
      'totalNotInterestedIn',
      'totalIrrelevance',
      'pin',
    ],
    sort: ['publishDate', 'DESC'],
  },
  notRelevant: {
    route: 'irrelevance',
    where: isQuestioned,
    columns: ['content', ...notRelevantColumns],
    card: ['talent', 'latestReportedDate'],
    sort: ['latestReportedDate', 'DESC'],
    actions: ['noAction', 'delete'],
  },
  meetupsNotRelevant: {
    route: 'meetups/irrelevance',
    where: { ...isQuestioned, event: { isSet: true } },
    columns: ['content', ...notRelevantColumns],
    card: ['talent', 'latestReportedDate'],
    sort: ['latestReportedDate', 'DESC'],
    actions: ['noAction', 'delete'],
  },
} as const satisfies Readonly<Record<string, FurtherList<Name>>>;

/** Sections of the form of a poll. */
export const pollForm = {
  poll: ['talent', 'content', 'options', 'expiryDate', 'medias', 'link'],
  meetup: ['event', 'location', 'pin', 'relevance'],
} as const;

/** A question of a talent to the fans, asked by the agency among the snippets (CM 3). */
export const snippetPoll = defineEntity({
  name: 'snippetPoll',
  group: 'none',
  title: 'content',
  access: 'CMS',
  api: { base: '/cms/v1/snippet/fanroom-polls', routes: { update: 'PUT /' }, otherNames: voiceNames },
  fields,
  rules: { exclusive: [['link', 'medias']] },
  states: relevanceStates,
  list: pollList,
  lists: pollLists,
  detail: { as: 'dialog', width: modalWidths.voice },
  form: pollForm,
});

export type SnippetPoll = RecordOf<typeof snippetPoll>;
