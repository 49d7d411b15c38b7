import { pageProperties, version } from '../../../schema/derive/jsonSchema.ts';
import { boolean, closed, instantSchema, nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import { existingChoices, importStates } from '../../../schema/imports/wire.ts';
import { importColumnLimit } from '../../../schema/rules/limits.ts';

const integer = { type: 'integer' } as const;
const params = { type: 'object', additionalProperties: true };
const fault = { type: 'object', properties: { field: nullable(string), key: string, params } };
const named = { type: 'object', properties: { id: uuid, displayName: string } };
const texts = { type: 'array', items: string };

/** The words of a choice as the file has them, each with its code. */
const words = {
  type: 'object',
  maxProperties: 500,
  additionalProperties: { type: ['string', 'integer'], maxLength: 200 },
};
const mapping = closed(
  {
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: importColumnLimit,
      items: closed(
        {
          column: { type: 'integer', minimum: 0, maximum: importColumnLimit },
          field: { ...string, maxLength: 100 },
          words,
        },
        ['column', 'field'],
      ),
    },
    key: nullable({ ...string, maxLength: 100 }),
    existing: { ...string, enum: [...existingChoices] },
  },
  ['columns', 'key', 'existing'],
);

const summary = {
  id: uuid,
  version,
  kind: string,
  state: { ...string, enum: [...importStates] },
  failure: { ...fault, type: ['object', 'null'] },
  filename: string,
  createdAt: instantSchema,
  startedAt: nullable(instantSchema),
  finishedAt: nullable(instantSchema),
  maker: { ...named, type: ['object', 'null'] },
  isOwn: boolean,
  canUndo: boolean,
  total: integer,
  done: integer,
  toCreate: integer,
  toUpdate: integer,
  toSkip: integer,
  faults: integer,
  created: integer,
  updated: integer,
  skipped: integer,
  undone: integer,
  kept: integer,
};

export const summarySchema = { type: 'object', properties: summary };

export const detailSchema = {
  type: 'object',
  properties: {
    ...summary,
    headings: texts,
    sample: { type: 'array', items: texts },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { name: string, isNeeded: boolean, isKey: boolean } },
    },
    mapping: { ...mapping, type: ['object', 'null'] },
    withoutKey: integer,
  },
};

export const rowSchema = {
  type: 'object',
  properties: {
    row: integer,
    cells: texts,
    faults: { type: 'array', items: fault },
    record: { ...named, type: ['object', 'null'] },
  },
};

export const idParams = closed({ id: uuid }, ['id']);
export const createBody = closed({ kind: { ...string, maxLength: 100 }, mediaId: uuid }, ['kind', 'mediaId']);
export const listBody = closed({ ...pageProperties, kind: { ...string, maxLength: 100 } });
/** A step of whoever has seen the import in a version. */
export const stepBody = closed({ version }, ['version']);
export const mappingBody = closed({ version, mapping }, ['version', 'mapping']);

const of = { ...string, enum: ['import', 'undo'] };
export const rowsBody = closed({ ...pageProperties, of }, ['of']);
const phrases = (maxProperties: number) => ({
  type: 'object',
  maxProperties,
  additionalProperties: { ...string, maxLength: 500 },
});
/** The reader's words for what stands in a file of errors, like the headings of an export. */
export const errorsBody = closed(
  {
    of,
    row: { ...string, maxLength: 200 },
    fault: { ...string, maxLength: 200 },
    messages: phrases(300),
    fields: phrases(300),
  },
  ['of'],
);
