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

/** A film that fans watch, also as a podcast (CM 3). */
export const video = defineEntity({
  name: 'video',
  plural: 'videos',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: { ...pieceApi, base: '/cms/v1/videos', stepsAlso: 'POST /cms/v1/talent-cms/videos/{step}' },
  fields: {
    ...pieceFields,
    ...pieceZone,
    medias: field.files({ max: 50, types: ['video'] }),
    content: field.text({ isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'video' }),
    fandeloPod: field.flag(),
  },
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
    what: ['title', 'talents', 'content', 'medias', 'mediaCredit', 'link', 'tags'],
    publication: ['status', 'publishDate', 'timeZoneId', 'fandeloPod', 'isOnWebpage'],
  },
});

export type Video = RecordOf<typeof video>;
