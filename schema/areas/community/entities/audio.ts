import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { modalWidths } from '../../../rules/limits.ts';
import {
  notRelevantList,
  pieceApi,
  pieceFields,
  pieceIndexes,
  pieceList,
  pieceStates,
  pieceViews,
  pieceZone,
} from '../pieces.ts';

/** A recording that fans listen to, also as a podcast (CM 3). */
export const audio = defineEntity({
  name: 'audio',
  plural: 'audios',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: { ...pieceApi, base: '/cms/v1/audios', stepsAlso: 'POST /cms/v1/talent-cms/audios/{step}' },
  fields: {
    ...pieceFields,
    ...pieceZone,
    medias: field.files({ max: 50, types: ['audio'] }),
    content: field.text({ isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'soundCloudOrSpotify' }),
    externalAudioUrl: field.text({ pattern: 'website' }),
    thumbnail: field.file({ isPicture: true }),
    fandeloPod: field.flag(),
  },
  rules: { advised: ['thumbnail'] },
  states: pieceStates,
  list: {
    ...pieceList,
    ...pieceViews,
    hidden: ['fandeloPod', ...pieceViews.hidden],
    filters: [...pieceViews.filters, 'fandeloPod'],
  },
  lists: { notRelevant: notRelevantList },
  indexes: pieceIndexes,
  detail: { as: 'dialog', width: modalWidths.piece, edits: 'onRequest' },
  form: {
    what: ['title', 'talents', 'content', 'medias', 'thumbnail', 'mediaCredit', 'link', 'externalAudioUrl', 'tags'],
    publication: ['status', 'publishDate', 'timeZoneId', 'fandeloPod', 'isOnWebpage'],
  },
});

export type Audio = RecordOf<typeof audio>;
