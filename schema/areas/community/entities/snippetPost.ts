import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { FurtherList, ListConfig, RecordOf } from '../../../language/entity.ts';
import { modalWidths } from '../../../rules/limits.ts';
import { isQuestioned, relevanceStates } from '../signals.ts';
import { meetupColumns, notRelevantColumns, voiceFields, voiceList, voiceNames, voiceText } from '../voices.ts';

const fields = {
  content: field.text({ required: true, ...voiceText }),
  ...voiceFields,
} as const;

type Name = keyof typeof fields;

/** The list of posts; what may be done with them differs by area. */
export const postList = {
  ...voiceList,
  columns: ['content', ...voiceList.columns],
  card: ['talent', 'publishDate'],
  search: ['content'],
} as const satisfies ListConfig<Name>;

/** Meetups, and what fans find not relevant. */
export const postLists = {
  meetups: {
    route: 'meetups',
    where: { event: { isSet: true } },
    columns: ['content', 'talent', ...meetupColumns, 'publishDate', 'totalComment', 'totalReaction', 'totalShare'],
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

/** Sections of the form of a post. */
export const postForm = {
  post: ['talent', 'content', 'medias', 'link'],
  meetup: ['event', 'location', 'pin', 'relevance'],
} as const;

/** A short post of a talent, written by the agency, which fans see among the snippets (CM 3). */
export const snippetPost = defineEntity({
  name: 'snippetPost',
  group: 'none',
  title: 'content',
  access: 'CMS',
  api: { base: '/cms/v1/snippet/fanroom-posts', routes: { update: 'PUT /' }, otherNames: voiceNames },
  fields,
  rules: { exclusive: [['link', 'medias']] },
  states: relevanceStates,
  list: postList,
  lists: postLists,
  detail: { as: 'dialog', width: modalWidths.voice },
  form: postForm,
});

export type SnippetPost = RecordOf<typeof snippetPost>;
