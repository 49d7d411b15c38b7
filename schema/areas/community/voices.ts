import { field } from '../../fields/kinds.ts';
import type { SpecNames } from '../../fields/specNames.ts';
import type { ApiConfig } from '../../language/api/apiConfig.ts';
import type { ListConfig } from '../../language/entity.ts';
import { modalWidths, postContentLimit } from '../../rules/limits.ts';
import { contentCreator, contentFilterNames, contentSpecNames, contentTalent } from './contentNames.ts';
import { contentPath, isQuestioned, questionedIndexes, relevanceStates, resolving, signalFields } from './signals.ts';

/** Fields that posts and polls of the fan room and of snippets share (CM 3). */
export const voiceFields = {
  talent: field.ref('talent', {
    required: true,
    assigns: 'through',
    onDelete: 'cascade',
    leadsTo: contentPath,
    specNames: contentTalent,
  }),
  link: field.text({ pattern: 'website' }),
  medias: field.files({ max: 10, types: ['image', 'video', 'audio'] }),
  event: field.ref('cmsEvent', { isFixed: true, specNames: { title: 'displayName' } }),
  location: field.place({ isFixed: true }),
  eventStart: field.computed('meetupStart', { as: 'instant', from: ['event'] }),
  type: field.computed('voiceType', {
    as: 'choice',
    choices: ['POST', 'POLL', 'MEETUP'],
    filteredBy: { param: 'types', codes: { POST: 'post', POLL: 'poll', MEETUP: 'meetup' } },
    from: ['event'],
  }),
  publishDate: field.instant({ readOnly: true, isAge: true }),
  pin: field.flag(),
  totalMeetupUsers: field.counter(),
  totalComment: field.counter(),
  totalReaction: field.counter(),
  totalShare: field.counter(),
  ...signalFields,
  creator: field.ref('staff', { readOnly: true, isCreator: true, specNames: contentCreator }),
} as const;

/** Options of the text of a post, and of the question of a poll. */
export const voiceText = { isMultiline: true, max: postContentLimit } as const;

const counted = ['totalComment', 'totalReaction', 'totalShare'] as const;
const countedHidden = ['totalReport', 'totalNotInterestedIn', 'totalIrrelevance'] as const;

/** The parts of lists that are the same for posts and polls. */
export const voiceList = {
  columns: ['talent', 'medias', 'publishDate', 'creator', ...counted, 'link', 'event'],
  hidden: [...countedHidden, 'pin', 'location', 'createdAt', 'updatedAt'],
  filters: ['talent', 'type', 'event', 'pin', 'publishDate', 'creator'],
  sortable: [
    'publishDate',
    'eventStart',
    'totalMeetupUsers',
    ...counted,
    ...countedHidden,
    'openSignals',
    'latestReportedDate',
    'pin',
  ],
  pin: 'pin',
  bulk: { edit: ['pin'] },
  sort: ['publishDate', 'DESC'],
  range: 'publishDate',
} as const satisfies Partial<ListConfig<string>>;

/** Columns of posts and polls with an event, at which fans meet. */
export const meetupColumns = ['medias', 'event', 'location', 'eventStart', 'totalMeetupUsers'] as const;

/** Columns of meetups that a person may switch on. */
export const meetupHidden = [...countedHidden, 'pin'] as const;

/**
 * Returns the lists of posts or polls that fans find not relevant, and of the meetups among them.
 * @param title field that they are known by
 */
export function questionedLists<Name extends string>(title: Name) {
  const questioned = {
    columns: [
      title,
      'talent',
      // Not under the actions of a row, which cover its end.
      'openSignals',
      'medias',
      'type',
      'event',
      'creator',
      'irrelevanceTalents',
      'latestReportedDate',
      'publishDate',
      ...counted,
    ],
    card: ['talent', 'openSignals', 'latestReportedDate'],
    sort: ['latestReportedDate', 'DESC'],
    actions: ['noAction', 'delete'],
  } as const;
  return {
    notRelevant: { route: 'irrelevance', where: isQuestioned, ...questioned },
    meetupsNotRelevant: {
      route: 'meetups/irrelevance',
      where: { ...isQuestioned, event: { isSet: true } },
      ...questioned,
    },
  } as const;
}

/** Parts of a declaration that posts and polls share. */
export const voiceParts = {
  group: 'none',
  access: 'CMS',
  rules: { exclusive: [['link', 'medias']] },
  states: relevanceStates,
  indexes: questionedIndexes,
  detail: { as: 'dialog', width: modalWidths.voice, edits: 'onRequest' },
} as const;

/** Dialog of what fans and talents said in the fan room: the agency edits none of it (CM 2). */
export const fanroomDetail = { ...voiceParts.detail, edits: 'never' } as const;

/** Further spellings of parameters and keys in the calls of posts and polls (CM 2, CM 3). */
const voiceNames = {
  list: contentFilterNames,
  create: {
    talentUserId: 'talentId',
    linkPreview: { of: 'link', as: 'url' },
    sortedMedias: { of: 'mediaIds', as: 'ordered' },
    location: { of: 'location', as: 'place' },
  },
} as const satisfies ApiConfig['otherNames'];

/** Further keys of posts and polls in answers (CM 3). */
const voiceSpecNames = {
  ...contentSpecNames,
  'event.start': 'eventStart',
  placeId: 'locationId',
  foTalentId: 'talentId',
} as const satisfies SpecNames;

/** Options that the calls of posts share. */
export const postApi = {
  routes: { update: 'PUT /' },
  otherNames: voiceNames,
  specNames: voiceSpecNames,
  takesWith: resolving,
} as const satisfies Partial<ApiConfig>;

/** Options that the calls of polls share. */
export const pollApi = {
  ...postApi,
  otherNames: { ...voiceNames, create: { ...voiceNames.create, question: 'content' } },
  specNames: {
    ...voiceSpecNames,
    question: 'content',
    options: { instead: 'pollResult' },
    expired: { of: 'status', is: 'EXPIRED' },
  },
} as const satisfies Partial<ApiConfig>;
