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

/** News about talents that their fans read (CM 3). */
export const news = defineEntity({
  name: 'news',
  plural: 'newsItems',
  group: 'none',
  title: 'title',
  access: 'CMS',
  api: { ...pieceApi, base: '/cms/v1/news', stepsAlso: 'POST /cms/v1/talent-cms/news/{step}' },
  fields: {
    ...pieceFields,
    ...pieceZone,
    medias: field.files({ max: 50, types: ['image', 'video'] }),
    content: field.text({ required: true, isMultiline: true, isRich: true }),
    link: field.text({ pattern: 'website' }),
    externalImageUrl: field.text({ pattern: 'website' }),
  },
  states: pieceStates,
  list: {
    ...pieceList,
    ...pieceViews,
  },
  lists: { notRelevant: notRelevantList },
  indexes: pieceIndexes,
  detail: { as: 'dialog', width: modalWidths.piece, edits: 'onRequest' },
  import: { key: ['title'] },
  form: {
    what: ['title', 'talents', 'content', 'medias', 'mediaCredit', 'externalImageUrl', 'link', 'tags'],
    publication: ['status', 'publishDate', 'timeZoneId', 'isOnWebpage'],
  },
});

export type News = RecordOf<typeof news>;
