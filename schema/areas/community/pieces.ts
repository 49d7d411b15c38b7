import { field } from '../../fields/kinds.ts';
import type { SpecNames } from '../../fields/specNames.ts';
import type { ApiConfig } from '../../language/api/apiConfig.ts';
import type { ListConfig } from '../../language/entity.ts';
import { contentCreator, contentFilterNames, contentSpecNames, contentTalent } from './contentNames.ts';
import { contentPath, isQuestioned, questionedIndexes, relevanceStates, resolving, signalFields } from './signals.ts';

/** Fields that news, fan events, audio and video share (CM 3). */
export const pieceFields = {
  title: field.text({ required: true, max: 500 }),
  status: field.choice(
    { PUBLISHED: 1, PENDING: 4, REJECTED: 5 },
    {
      required: true,
      default: 4,
      filter: 'statuses',
      filterCodes: { [-2]: { list: 'notRelevant' }, 0: null, 3: 'PUBLISHED', 13: 'PENDING', 14: 'REJECTED' },
    },
  ),
  displayStatus: field.computed('pieceDisplayStatus', {
    as: 'choice',
    choices: ['PUBLISHED', 'SCHEDULED', 'PENDING', 'PROCESSING', 'REJECTED'],
    from: ['status', 'publishDate', 'medias'],
  }),
  publishDate: field.instant({ required: true, startsNow: true }),
  talents: field.refs('talent', { assigns: 'through', leadsTo: contentPath, specNames: contentTalent }),
  tags: field.catalogues('TAG'),
  mediaCredit: field.text({ max: 200 }),
  isOnWebpage: field.flag(),
  totalComment: field.counter(),
  totalReaction: field.counter(),
  totalShares: field.counter(),
  ...signalFields,
  creator: field.ref('staff', { readOnly: true, isCreator: true, specNames: contentCreator }),
} as const;

/** The publish date of a piece without a time of its own, and the time zone in which it is given (CM 3). */
export const pieceZone = {
  publishDate: field.instant({ required: true, startsNow: true, zone: 'timeZoneId' }),
  timeZoneId: field.text({ pattern: 'timeZone' }),
} as const;

/** Columns that fans' acts fill. */
export const fanColumns = ['totalComment', 'totalReaction', 'totalShares'] as const;
export const hiddenFanColumns = ['totalReport', 'totalNotInterestedIn', 'totalIrrelevance'] as const;

/**
 * Returns the steps of a piece's publication (CM 4): a step never moves the moment of publication.
 * @param more fields that are filled in while it is published, besides talents and media
 */
export function pieceStatus<const More extends string = never>(...more: readonly More[]) {
  return {
    steps: {
      publish: { from: [4, 5], to: 1, keeps: ['talents', 'medias', ...more] },
      pending: { from: [1, 5], to: 4, look: 'wait' },
      reject: { from: [1, 4], to: 5, look: 'refuse' },
    },
    starts: 'all',
  } as const;
}

/** States of pieces: of their publication, and of what fans find not relevant. */
export const pieceStates = {
  status: pieceStatus(),
  relevance: {
    ...relevanceStates.relevance,
    steps: {
      ...relevanceStates.relevance.steps,
      irrelevantReject: { from: ['QUESTIONED'], to: 'REJECTED', sets: { status: 5 }, look: 'refuse' },
    },
  },
} as const;

/** The part of a list that is the same for all pieces. */
export const pieceList = {
  search: ['title'],
  sort: ['publishDate', 'DESC'],
  range: 'publishDate',
} as const satisfies Partial<ListConfig<string>>;

/** Columns by which lists of pieces can be sorted. */
export const pieceSortable = [
  'title',
  'publishDate',
  ...fanColumns,
  ...hiddenFanColumns,
  'openSignals',
  'latestReportedDate',
  'createdAt',
  'updatedAt',
] as const;

/** Further spellings of parameters and keys in the calls of pieces (CM 2, CM 3). */
export const pieceNames = {
  list: {
    ...contentFilterNames,
    stateStatus: 'statuses',
    tag: { of: 'tagIds', as: 'entries' },
  },
  create: { talentUserIds: 'talentIds', tags: { of: 'tagIds', as: 'entries' } },
} as const satisfies ApiConfig['otherNames'];

/** Further keys of pieces in answers (CM 3). */
export const pieceSpecNames = {
  ...contentSpecNames,
  editable: { always: true },
  isProcessing: { of: 'displayStatus', is: 'PROCESSING' },
} as const satisfies SpecNames;

/** Options that the calls of all pieces share. */
export const pieceApi = {
  routes: { update: 'PUT /' },
  otherNames: pieceNames,
  specNames: pieceSpecNames,
  takesWith: resolving,
} as const satisfies Partial<ApiConfig>;

/** List and page of pieces without a time and place of their own. */
export const pieceViews = {
  columns: ['title', 'talents', 'medias', 'displayStatus', 'publishDate', 'tags', 'link', ...fanColumns],
  hidden: [...hiddenFanColumns, 'isOnWebpage', 'createdAt', 'updatedAt'],
  card: ['talents', 'displayStatus', 'publishDate'],
  filters: ['status', 'talents', 'tags', 'publishDate', 'isOnWebpage', 'creator'],
  sortable: pieceSortable,
  bulk: { edit: ['tags', 'isOnWebpage'] },
} as const;

/** Indexes by which lists of pieces are read by status, and all of their tabs counted, and those of signals. */
export const pieceIndexes = [['status', 'publishDate', 'relevance'], ...questionedIndexes] as const;

/** Pieces that fans find not relevant (CM 2), the latest report first. */
export const notRelevantList = {
  route: 'irrelevance',
  where: isQuestioned,
  columns: [
    'title',
    'talents',
    'openSignals',
    'irrelevanceTalents',
    'latestReportedDate',
    'displayStatus',
    'publishDate',
    ...fanColumns,
  ],
  hidden: ['tags'],
  card: ['talents', 'displayStatus', 'openSignals', 'latestReportedDate'],
  sort: ['latestReportedDate', 'DESC'],
  actions: ['noAction', 'irrelevantReject', 'delete'],
} as const;
