import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { FurtherList, ListConfig, RecordOf } from '../../../language/entity.ts';
import { pollAnswerLimit, pollAnswersMaximum, pollAnswersMinimum } from '../../../rules/limits.ts';
import {
  meetupColumns,
  meetupHidden,
  pollApi,
  questionedLists,
  voiceFields,
  voiceList,
  voiceParts,
  voiceText,
} from '../voices.ts';

const fields = {
  content: field.text({ required: true, ...voiceText }),
  options: field.rows(
    { text: field.text({ required: true, max: pollAnswerLimit }) },
    { min: pollAnswersMinimum, max: pollAnswersMaximum, distinct: 'text', dropsBlank: true, isFixed: true },
  ),
  expiryDate: field.instant({ required: true, isWithinMonth: true, isFixed: true }),
  status: field.computed('pollStatus', {
    as: 'choice',
    choices: ['OPEN', 'EXPIRED'],
    filteredBy: { param: 'statuses', codes: { OPEN: 0, EXPIRED: 1 } },
    from: ['expiryDate'],
  }),
  pollResult: field.computed('pollResult', { as: 'shares', from: ['options'] }),
  totalParticipants: field.counter(),
  ...voiceFields,
} as const;

type Name = keyof typeof fields;

const list = {
  ...voiceList,
  columns: ['content', 'status', 'pollResult', 'totalParticipants', 'expiryDate', ...voiceList.columns],
  card: ['talent', 'status', 'pollResult'],
  filters: ['status', ...voiceList.filters, 'expiryDate'],
  sortable: [...voiceList.sortable, 'expiryDate', 'totalParticipants'],
  search: ['content'],
} as const satisfies ListConfig<Name>;

const lists = {
  meetups: {
    route: 'meetups',
    where: { event: { isSet: true } },
    columns: [
      'content',
      'talent',
      ...meetupColumns,
      'status',
      'link',
      'pollResult',
      'totalParticipants',
      'creator',
      'publishDate',
      'expiryDate',
      'totalComment',
      'totalReaction',
      'totalShare',
    ],
    hidden: meetupHidden,
    card: ['talent', 'eventStart', 'status'],
    sort: ['publishDate', 'DESC'],
  },
  ...questionedLists('content'),
} as const satisfies Readonly<Record<string, FurtherList<Name>>>;

/** Parts of the declaration of a poll that both areas share. */
export const pollParts = {
  ...voiceParts,
  list,
  lists,
  form: {
    poll: ['talent', 'content', 'options', 'expiryDate', 'medias', 'link'],
    meetup: ['event', 'location'],
  },
} as const;

/** A question of a talent to the fans, asked by the agency among the snippets (CM 3). */
export const snippetPoll = defineEntity({
  name: 'snippetPoll',
  title: 'content',
  api: {
    ...pollApi,
    base: '/cms/v1/snippet/fanroom-polls',
    specNames: { ...pollApi.specNames, editable: { of: 'totalParticipants', is: 0 } },
  },
  fields,
  ...pollParts,
});

export type SnippetPoll = RecordOf<typeof snippetPoll>;
