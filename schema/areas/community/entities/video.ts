import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import {
  fanColumns,
  hiddenFanColumns,
  pieceFields,
  pieceList,
  pieceNames,
  pieceSortable,
  pieceStates,
} from '../pieces.ts';

/** A film that fans watch, also as a podcast (CM 3). */
export const video = defineEntity({
  name: 'video',
  plural: 'videos',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: {
    base: '/cms/v1/videos',
    routes: { update: 'PUT /' },
    stepsAlso: 'POST /cms/v1/talent-cms/videos/{step}',
    otherNames: pieceNames,
  },
  fields: {
    ...pieceFields,
    medias: field.files({ max: 50 }),
    content: field.text({ isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'video' }),
    fandeloPod: field.flag(),
  },
  states: pieceStates,
  list: {
    ...pieceList,
    columns: ['title', 'talents', 'tags', 'link', 'publishDate', 'displayStatus', ...fanColumns],
    hidden: [...hiddenFanColumns, 'fandeloPod', 'isOnWebpage', 'createdAt', 'updatedAt'],
    card: ['talents', 'publishDate', 'displayStatus'],
    filters: ['status', 'talents', 'tags', 'publishDate', 'fandeloPod', 'isOnWebpage', 'creator'],
    sortable: pieceSortable,
    bulk: { edit: ['tags'] },
  },
  lists: {
    notRelevant: {
      route: 'irrelevance',
      where: { openSignals: { from: 1 } },
      columns: ['title', 'talents', 'openSignals', 'latestReportedDate', 'displayStatus', 'publishDate', ...fanColumns],
      hidden: ['tags', 'link'],
      sort: ['latestReportedDate', 'DESC'],
      actions: ['reject', 'delete'],
    },
  },
  detail: { as: 'dialog' },
  form: {
    what: ['title', 'talents', 'content', 'medias', 'mediaCredit', 'link', 'tags'],
    publication: ['status', 'publishDate', 'fandeloPod', 'isOnWebpage'],
  },
});

export type Video = RecordOf<typeof video>;
