import { pageProperties } from '../../../schema/derive/jsonSchema.ts';
import { codeSchema } from '../../../schema/fields/choice.ts';
import { boolean, closed, instantSchema, nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import { favoriteStatuses } from '../../../schema/favorites.ts';
import {
  favoriteConnectionsLimit,
  favoriteNameLimit,
  favoriteTagLength,
  favoriteTagsLimit,
  keywordLimit,
  linkAddressLimit,
  valuesLimit,
} from '../../../schema/rules/limits.ts';

const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });

const version = { type: 'integer', minimum: 1 };
const status = codeSchema(favoriteStatuses);
const tags = list({ ...string, maxLength: favoriteTagLength }, { maxItems: favoriteTagsLimit });
const general = {
  displayName: { ...string, maxLength: favoriteNameLimit },
  link: { type: ['string', 'null'], maxLength: linkAddressLimit },
  avatarId: nullable(uuid),
};
const found = {
  keyword: { ...string, maxLength: keywordLimit },
  statusIds: list(status, { maxItems: valuesLimit }),
  tags: list(string, { maxItems: valuesLimit }),
  isFavorite: { ...boolean, description: 'false: those who were unmarked' },
};
const ids = list(uuid, { minItems: 1, maxItems: valuesLimit });

export const referenceSchema = {
  type: 'object',
  properties: { id: uuid, displayName: string, avatar: nullable(string) },
};
export const favoriteSchema = {
  type: 'object',
  properties: {
    ...referenceSchema.properties,
    avatarId: nullable(uuid),
    link: nullable(string),
    status,
    tags: list(string),
    connected: list(referenceSchema),
    isFavorite: boolean,
    markedAt: instantSchema,
    version,
  },
};
export const changedSchema = { type: 'object', properties: { changed: { type: 'integer' } } };
export const idParams = closed({ id: uuid }, ['id']);

export const listBody = { ...closed({ ...pageProperties, ...found }), type: ['object', 'null'] };
export const exportBody = {
  ...closed({ ...found, headings: list(string, { minItems: 6, maxItems: 6 }) }),
  type: ['object', 'null'],
};
export const suggestionsQuery = closed({
  q: { ...string, maxLength: keywordLimit },
  except: { ...uuid, description: 'A favourite who is not suggested' },
});
export const addBody = closed(general, ['displayName']);
export const generalBody = closed({ ...general, version }, ['version']);
export const tagsBody = closed({ tags, version }, ['tags', 'version']);
const some = list(uuid, { maxItems: favoriteConnectionsLimit });
export const connectBody = closed({ add: some, remove: some });
export const statusBody = closed({ ids, status }, ['ids', 'status']);
export const markBody = closed({ ids, isFavorite: boolean }, ['ids', 'isFavorite']);
