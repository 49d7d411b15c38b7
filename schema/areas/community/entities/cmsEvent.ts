import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { modalWidths } from '../../../rules/limits.ts';
import {
  fanColumns,
  hiddenFanColumns,
  notRelevantList,
  pieceApi,
  pieceFields,
  pieceIndexes,
  pieceList,
  pieceNames,
  pieceSortable,
  pieceSpecNames,
  pieceStates,
  pieceStatus,
} from '../pieces.ts';

/** An event that fans may visit, at a place or online (CM 3). */
export const cmsEvent = defineEntity({
  name: 'cmsEvent',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: {
    ...pieceApi,
    base: '/cms/v1/talent-cms/events',
    // CM 7 writes some of its calls without the module's prefix.
    alsoAt: { '/cms/v1/events': ['list', 'count', 'create', 'update'] },
    stepsAlso: 'POST /cms/v1/talent-cms/events/{step}',
    otherNames: {
      ...pieceNames,
      create: {
        ...pieceNames.create,
        ticketURL: 'ticketUrl',
        timeZoneId: 'startTimeZone',
        location: { of: 'location', as: 'place' },
      },
    },
    specNames: { ...pieceSpecNames, timeZoneId: 'startTimeZone' },
  },
  fields: {
    ...pieceFields,
    medias: field.files({ max: 50, types: ['image', 'video'] }),
    content: field.text({ required: true, isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'website' }),
    start: field.zoned(),
    end: field.zoned({ after: 'start' }),
    location: field.place({ onlyWith: { eventMode: ['OFFLINE'] } }),
    eventMode: field.choice(['OFFLINE', 'ONLINE'], { required: true, default: 'OFFLINE' }),
    streamUrl: field.text({ pattern: 'website', onlyWith: { eventMode: ['ONLINE'] } }),
    ticketUrl: field.text({ pattern: 'website' }),
    fandeloPod: field.flag(),
  },
  states: { ...pieceStates, status: pieceStatus('start', 'location', 'streamUrl') },
  list: {
    ...pieceList,
    columns: [
      'title',
      'talents',
      'medias',
      'displayStatus',
      'start',
      'end',
      'location',
      'publishDate',
      'tags',
      'link',
      ...fanColumns,
    ],
    hidden: [...hiddenFanColumns, 'eventMode', 'ticketUrl', 'streamUrl', 'isOnWebpage', 'createdAt', 'updatedAt'],
    card: ['talents', 'displayStatus', 'start'],
    filters: ['status', 'talents', 'tags', 'publishDate', 'start', 'location', 'eventMode', 'isOnWebpage', 'creator'],
    sortable: [...pieceSortable, 'start', 'end'],
    bulk: { edit: ['tags', 'isOnWebpage'] },
  },
  lists: {
    notRelevant: {
      ...notRelevantList,
      columns: [...notRelevantList.columns, 'start', 'location'],
    },
  },
  indexes: pieceIndexes,
  detail: { as: 'dialog', width: modalWidths.piece, edits: 'onRequest' },
  import: { key: ['title'] },
  form: {
    what: ['title', 'talents', 'content', 'medias', 'mediaCredit', 'link', 'tags'],
    when: ['start', 'end', 'eventMode', 'location', 'streamUrl', 'ticketUrl'],
    publication: ['status', 'publishDate', 'fandeloPod', 'isOnWebpage'],
  },
});

export type CmsEvent = RecordOf<typeof cmsEvent>;
