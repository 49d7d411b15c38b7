import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { FurtherList, ListConfig, RecordOf } from '../../../language/entity.ts';
import {
  meetupColumns,
  questionedLists,
  voiceFields,
  voiceList,
  voiceNames,
  voiceParts,
  voiceText,
} from '../voices.ts';

const fields = {
  content: field.text({ required: true, ...voiceText }),
  ...voiceFields,
} as const;

type Name = keyof typeof fields;

const list = {
  ...voiceList,
  columns: ['content', ...voiceList.columns],
  card: ['talent', 'publishDate'],
  search: ['content'],
} as const satisfies ListConfig<Name>;

const lists = {
  meetups: {
    route: 'meetups',
    where: { event: { isSet: true } },
    columns: ['content', 'talent', ...meetupColumns, 'publishDate', 'totalComment', 'totalReaction', 'totalShare'],
    sort: ['publishDate', 'DESC'],
  },
  ...questionedLists,
} as const satisfies Readonly<Record<string, FurtherList<Name>>>;

/** Parts of the declaration of a post that both areas share. */
export const postParts = {
  ...voiceParts,
  list,
  lists,
  form: {
    post: ['talent', 'content', 'medias', 'link'],
    meetup: ['event', 'location', 'pin', 'relevance'],
  },
} as const;

/** A short post of a talent, written by the agency, which fans see among the snippets (CM 3). */
export const snippetPost = defineEntity({
  name: 'snippetPost',
  title: 'content',
  api: { base: '/cms/v1/snippet/fanroom-posts', routes: { update: 'PUT /' }, otherNames: voiceNames },
  fields,
  ...postParts,
});

export type SnippetPost = RecordOf<typeof snippetPost>;
