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

/** A recording that fans listen to, also as a podcast (CM 3). */
export const audio = defineEntity({
  name: 'audio',
  plural: 'audios',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: {
    base: '/cms/v1/audios',
    routes: { update: 'PUT /' },
    stepsAlso: 'POST /cms/v1/talent-cms/audios/{step}',
    otherNames: pieceNames,
  },
  fields: {
    ...pieceFields,
    medias: field.files({ max: 50 }),
    content: field.text({ isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'soundCloudOrSpotify' }),
    externalAudioUrl: field.text({ pattern: 'website' }),
    thumbnail: field.file({ isPicture: true }),
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
    what: ['title', 'talents', 'content', 'medias', 'thumbnail', 'mediaCredit', 'link', 'externalAudioUrl', 'tags'],
    publication: ['status', 'publishDate', 'fandeloPod', 'isOnWebpage'],
  },
});

export type Audio = RecordOf<typeof audio>;
