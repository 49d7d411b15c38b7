import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { FurtherList, ListConfig, RecordOf } from '../../../language/entity.ts';
import { postContentLimit } from '../../../rules/limits.ts';
import {
  meetupColumns,
  meetupHidden,
  postApi,
  questionedLists,
  voiceFields,
  voiceList,
  voiceParts,
  voiceText,
} from '../voices.ts';

const fields = {
  // The first of what it has: its text, its link; of media alone its talent and day.
  name: field.text({ required: true, readOnly: true, max: postContentLimit }),
  content: field.text(voiceText),
  ...voiceFields,
} as const;

type Name = keyof typeof fields;

const list = {
  ...voiceList,
  columns: ['name', ...voiceList.columns],
  hidden: [...voiceList.hidden, 'content'],
  card: ['talent', 'publishDate'],
  search: ['name'],
} as const satisfies ListConfig<Name>;

const lists = {
  meetups: {
    route: 'meetups',
    where: { event: { isSet: true } },
    columns: [
      'name',
      'talent',
      ...meetupColumns,
      'link',
      'creator',
      'publishDate',
      'totalComment',
      'totalReaction',
      'totalShare',
    ],
    hidden: meetupHidden,
    card: ['talent', 'eventStart'],
    sort: ['publishDate', 'DESC'],
  },
  ...questionedLists('name'),
} as const satisfies Readonly<Record<string, FurtherList<Name>>>;

/** Parts of the declaration of a post that both areas share. */
export const postParts = {
  ...voiceParts,
  rules: { ...voiceParts.rules, needsOne: [['content', 'medias', 'link']] },
  list,
  lists,
  form: {
    post: ['talent', 'content', 'medias', 'link'],
    meetup: ['event', 'location'],
  },
} as const;

/** A short post of a talent, written by the agency, which fans see among the snippets (CM 3). */
export const snippetPost = defineEntity({
  name: 'snippetPost',
  title: 'name',
  api: {
    ...postApi,
    base: '/cms/v1/snippet/fanroom-posts',
    specNames: { ...postApi.specNames, editable: { always: true } },
  },
  fields,
  ...postParts,
});

export type SnippetPost = RecordOf<typeof snippetPost>;
