import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  file,
  idOf,
  instant,
  nullable,
  oneOf,
  paged,
  pageOf,
  text,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import { dateEvidences } from '../imports/dateColumns.ts';
import { shortcutNames } from '../imports/shortcuts.ts';
import { existingChoices, importStates, mendActions } from '../imports/states.ts';
import { importColumnLimit, importMendLength, importMendLimit } from '../../../rules/limits.ts';
import { dateOrders } from '../../../rules/dates/typedDates.ts';
import type { MessageKey, MessageParams } from '../../../rules/messages.ts';

const key = Type.Unsafe<MessageKey>(Type.String());
const params = Type.Optional(Type.Unsafe<MessageParams>({ type: 'object', additionalProperties: true }));
const named = Type.Object({ id: uuid, displayName: Type.String() });
const texts = Type.Array(Type.String());
/** The words of the file's language for the codes of a choice. */
const words = Type.Unsafe<Readonly<Record<string, string | number>>>({
  type: 'object',
  maxProperties: 500,
  additionalProperties: { type: ['string', 'integer'], maxLength: 200 },
});

/** One column of the file that fills a field. */
const column = closed({
  column: Type.Integer({ minimum: 0, maximum: importColumnLimit, description: 'Its place in the file' }),
  field: Type.String({ maxLength: 100, description: '`custom.<id>` of an added one', examples: ['displayName'] }),
  words: Type.Optional(words),
  dateOrder: Type.Optional(
    oneOf(dateOrders, { description: 'Of day and month in `03/04/2024`; as the column settles it, else DMY' }),
  ),
});
export type MappedColumn = ValueOf<typeof column>;

/** Choices about records that exist already. */
const ofExisting = {
  key: nullable(
    Type.String({
      maxLength: 100,
      description: 'The field by which existing records are recognised; null makes a new one of each row',
      examples: [null],
    }),
  ),
  existing: oneOf(existingChoices),
  acceptClash: Type.Optional(
    Type.Boolean({
      description: 'Whether rows are taken that put somebody where they have something else; they are faults otherwise',
    }),
  ),
};

/** Mapping of a file to records. */
const mapping = closed({
  columns: Type.Array(column, { minItems: 1, maxItems: importColumnLimit }),
  ...ofExisting,
});
export type ImportMapping = ValueOf<typeof mapping>;

/** Error of a row: of one of its fields, or of the whole row if `field` is null; `text` is the wrong value in the file. */
const fault = Type.Object({ field: nullable(Type.String()), key, params, text: Type.Optional(Type.String()) });
export type RowFault = ValueOf<typeof fault>;

/** Replacement of a value of the file, in all of its rows. */
const mend = closed({
  field: Type.String({ maxLength: 100, examples: ['email'] }),
  text: Type.String({
    maxLength: importMendLength,
    description: 'The value as the file has it, one of several in a cell; empty for cells that say nothing',
    examples: ['n/a'],
  }),
  action: oneOf(mendActions, { description: '`leave` leaves out the rows' }),
  value: Type.Optional(
    Type.String({
      maxLength: importMendLength,
      description: 'Of `replace`: what a cell would say, or the id of the record that is meant',
    }),
  ),
  label: Type.Optional(Type.String({ maxLength: importMendLength, description: 'What that record is called' })),
});
export type Mend = ValueOf<typeof mend>;

const count = Type.Integer();
/** Rows by what the check found, and by what the run did. */
const counts = Type.Object({
  toCreate: count,
  toUpdate: count,
  toSkip: count,
  leftOut: Type.Integer({ description: 'Rows with a value whose rows are to be left out' }),
  faults: Type.Integer({ description: 'Rows that are wrong, found by the check or by the run' }),
  created: count,
  updated: count,
  skipped: Type.Integer({
    description: 'Existing records to which the file said nothing new, or that were to be left as they are',
  }),
  undone: count,
  kept: Type.Integer({ description: 'Records that the undo could not put back, or not wholly' }),
});
export type ImportCounts = ValueOf<typeof counts>;

/** An import as lists answer it. */
const summary = Type.Object({
  id: uuid,
  version,
  kind: Type.String(),
  state: oneOf(importStates),
  failure: nullable(Type.Object({ key, params })),
  filename: Type.String(),
  createdAt: instant,
  startedAt: nullable(instant),
  finishedAt: nullable(instant),
  maker: nullable(named),
  isOwn: Type.Boolean({ description: 'Whether the caller made it; others may look at it, stop it and undo it' }),
  canUndo: Type.Boolean(),
  total: Type.Integer({ description: 'Rows of the file, below its headings' }),
  done: Type.Integer({ description: 'Rows over which the work that is under way has gone' }),
  ...counts.properties,
});
export type ImportSummary = ValueOf<typeof summary>;

/** A field that a column can fill. */
const field = Type.Object({
  name: Type.String(),
  isNeeded: Type.Boolean(),
  isKey: Type.Boolean({ description: 'Existing records can be recognised by it' }),
});
export type ImportField = ValueOf<typeof field>;

/** Choice of the maker for a column with the same heading in their latest import of the kind. */
const rememberedColumn = Type.Object({
  column: Type.Integer(),
  field: nullable(Type.String({ description: 'Null for one that was left out' })),
  dateOrder: Type.Optional(oneOf(dateOrders)),
});

/** Choices of the maker for former files of the kind; about existing records, for a file of the same columns. */
const remembered = Type.Object({
  columns: Type.Array(rememberedColumn),
  key: Type.Optional(ofExisting.key),
  existing: Type.Optional(ofExisting.existing),
});
export type RememberedMapping = ValueOf<typeof remembered>;

const sheet = Type.Object({ index: Type.Integer(), name: Type.String() });

/** Contents of a column in the first rows, by which its field is suggested. */
const columnContents = Type.Object({
  values: Type.Array(Type.Object({ text: Type.String(), rows: count }), { description: 'The most frequent first' }),
  fits: Type.Unsafe<Readonly<Record<string, number>>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Share of the values that name a record, by the fields that point to some',
  }),
});
export type ColumnContents = ValueOf<typeof columnContents>;

/** An import with everything that its page shows. */
const detail = Type.Object({
  ...summary.properties,
  sheets: Type.Array(sheet, { description: 'Of a workbook, those with rows' }),
  sheet: nullable(Type.Integer({ description: 'The sheet that is read' })),
  headings: texts,
  columns: Type.Array(columnContents, { description: 'For the maker, until columns are chosen' }),
  sample: Type.Array(texts),
  dateOrders: Type.Array(nullable(oneOf(dateEvidences)), {
    description: 'By column, the order of its dates: `either` and `mixed` cannot be told by the file; null without any',
  }),
  remembered: nullable(remembered),
  fields: Type.Array(field),
  mapping: nullable(mapping),
  mends: Type.Array(mend),
  withoutKey: Type.Integer({ description: 'Of the checked rows that are new, those that do not say the key' }),
  withMore: Type.Integer({
    description: 'Of the checked rows, those of which a cell has several values for a field of one: it takes the first',
  }),
});
export type ImportDetail = ValueOf<typeof detail>;

/** A row of the file with what is wrong with it, or why its record was kept by an undo. */
const row = Type.Object({
  row: Type.Integer({ description: 'As a spreadsheet numbers it: the headings are in the first, empty rows count' }),
  cells: texts,
  faults: Type.Array(fault),
  record: nullable(named),
});
export type ImportRow = ValueOf<typeof row>;

/** The same fault of the same value in any number of rows, the most frequent first. */
const faultGroup = Type.Object({
  ...fault.properties,
  rows: count,
  first: Type.Integer({ description: 'The first of the rows' }),
  canMend: Type.Boolean({ description: 'Whether another value can stand for it' }),
  near: Type.Array(named, { description: 'Records whose names are nearly the same' }),
});
export type FaultGroup = ValueOf<typeof faultGroup>;

/** A row without faults: each cell that fills a field as it is written, and as it was read. */
const readRow = Type.Object({
  row: Type.Integer(),
  plan: oneOf(['create', 'update', 'skip']),
  cells: Type.Array(
    Type.Object({
      field: Type.String(),
      text: Type.String(),
      values: nullable(Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true })),
    }),
  ),
});
export type ReadRow = ValueOf<typeof readRow>;

const kind = Type.String({ maxLength: 100, examples: ['talent'] });
/** Rows that were wrong in the file, or records that an undo could not put back as they were. */
const of = oneOf(['import', 'undo']);
const phrases = Type.Optional(
  Type.Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    maxProperties: 300,
    additionalProperties: text(500),
  }),
);

/** The reader's own words for a file of errors; English and the names of the declaration without them. */
const errorWords = {
  row: Type.Optional(text(200)),
  fault: Type.Optional(text(200)),
  /** A field's fault, and one with the value: `{field} “{text}”: {fault}`. */
  ofField: Type.Optional(text(200)),
  ofValue: Type.Optional(text(200)),
  /** By the keys of messages, with their gaps. */
  messages: phrases,
  /** By the names of fields. */
  fields: phrases,
};
const errorsBody = closed({ of, ...errorWords });
export type ErrorsBody = ValueOf<typeof errorsBody>;

// An import goes on after the request, when its API key may have ended.
const door = { access: 'signedIn', byKey: false } as const;
const one = { ...door, params: { id: idOf('import') }, answer: detail } as const;
const step = { ...one, body: closed({ version }) } as const;

/**
 * Records from a file: a workbook (XLSX), or text between commas, semicolons, tabs or bars (`|`). An import starts with an uploaded file,
 * which the server reads; then its columns are mapped to fields, and all rows are checked; wrong values can be mended, each
 * once for all of its rows; then the rows are written in the background with the rights of the importer.
 * It needs the right to create records of the kind. An import is visible to its maker and to the agency's admins.
 */
export const importCalls = defineCalls('imports', {
  begin: {
    route: 'POST /client/v1/imports',
    ...door,
    summary: 'Begin to import an uploaded file',
    body: closed({ kind, mediaId: idOf('media') }),
    answer: detail,
  },
  beginShort: {
    route: 'POST /cms/v1/tool/import/{shortcut}',
    ...door,
    summary: 'Begin to import a CSV file with known headings',
    description:
      'The columns are mapped by their headings and checked, as far as these tell what they are. A file of talents’ ' +
      'social links has a line for each: `talent`, `platform`, `url`, `handle`. News and events have the names of their ' +
      'fields; `talents` and `tags` several names between semicolons, times of events `YYYY-MM-DD HH:mm` in the row’s `timeZone`.',
    params: { shortcut: oneOf(shortcutNames) },
    form: Type.Object({ file }),
    answer: detail,
  },
  list: {
    route: 'POST /client/v1/imports/list',
    ...door,
    summary: 'Imports, the newest first',
    body: closed({ ...paged, kind: Type.Optional(kind) }),
    answer: pageOf(summary),
    isReading: true,
  },
  one: { ...one, route: 'GET /client/v1/imports/{id}', summary: 'One import' },
  map: {
    ...one,
    route: 'PUT /client/v1/imports/{id}/mapping',
    summary: 'Say which column is which field, and check all rows',
    body: closed({ version, mapping }),
  },
  sheet: {
    ...one,
    route: 'PUT /client/v1/imports/{id}/sheet',
    summary: 'Read another sheet of the workbook',
    body: closed({ version, sheet: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
  },
  mends: {
    ...one,
    route: 'PUT /client/v1/imports/{id}/mends',
    summary: 'Say what stands for wrong values, and check their rows again',
    body: closed({ version, mends: Type.Array(mend, { maxItems: importMendLimit }) }),
  },
  start: { ...step, route: 'POST /client/v1/imports/{id}/start', summary: 'Write what was checked' },
  undo: { ...step, route: 'POST /client/v1/imports/{id}/undo', summary: 'Take back what was written' },
  cancel: { ...step, route: 'POST /client/v1/imports/{id}/cancel', summary: 'Stop' },
  rows: {
    ...one,
    route: 'POST /client/v1/imports/{id}/rows',
    summary: 'Rows with which something is wrong',
    body: closed({ ...paged, of }),
    answer: pageOf(row),
    isReading: true,
  },
  faults: {
    ...one,
    route: 'POST /client/v1/imports/{id}/faults',
    summary: 'Faults of a checked import, each value once',
    body: closed(paged),
    answer: pageOf(faultGroup),
    isReading: true,
  },
  preview: {
    ...one,
    route: 'POST /client/v1/imports/{id}/preview',
    summary: 'Rows without faults, as they were read',
    body: closed(paged),
    answer: pageOf(readRow),
    isReading: true,
  },
  errors: {
    ...one,
    route: 'POST /client/v1/imports/{id}/errors',
    summary: 'The same rows as a CSV file',
    body: errorsBody,
    answer: { file: 'text/csv' },
    isReading: true,
  },
});
