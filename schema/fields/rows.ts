import type { CommonOptions, Field, KindDefinition, WireRead, WireWrite } from './field.ts';
import type { ChoiceField } from './choice.ts';
import type { DateField } from './date.ts';
import type { DecimalField } from './decimal.ts';
import type { FlagField } from './flag.ts';
import type { IntegerField } from './integer.ts';
import type { MeasureField } from './measure.ts';
import type { MoneyField } from './money.ts';
import type { PhoneField } from './phone.ts';
import type { RefField, RefOneOfField, RefOptions } from './ref.ts';
import type { TextField } from './text.ts';
import type { MessageKey } from '../rules/messages.ts';
import { refusal } from './rule.ts';
import { uuid } from './schemas.ts';

/** Kinds of cells in a row: those stored in columns of its own table. */
export type RowCell =
  | TextField<never>
  | TextField
  | FlagField
  | IntegerField<never>
  | IntegerField
  | DateField<never>
  | DateField
  | MoneyField
  | MeasureField
  | DecimalField<never>
  | DecimalField
  | PhoneField
  | RefField<never>
  | RefField
  | RefOneOfField<never>
  | RefOneOfField
  | ChoiceField<never>
  | ChoiceField;

const cellKinds: { readonly [K in RowCell['kind']]: true } = {
  text: true,
  flag: true,
  integer: true,
  date: true,
  money: true,
  measure: true,
  decimal: true,
  phone: true,
  choice: true,
  ref: true,
  refOneOf: true,
};

/** Returns true if rows can hold cells of the field's kind. */
export function isCellKind({ kind }: Field): boolean {
  return Object.hasOwn(cellKinds, kind);
}

/** Returns the cells that point to records. */
export function referenceCells(cells: Readonly<Record<string, Field>>): readonly [string, Field & RefOptions][] {
  return Object.entries(cells).filter(([, { kind }]) => kind === 'ref' || kind === 'refOneOf');
}

export type RowCells = Readonly<Record<string, Field & { readonly kind: RowCell['kind'] }>>;

type Row<Cells> = { id: string } & WireRead<Cells>;
type RowInput<Cells> = { id?: string } & WireWrite<Cells>;

/** Options for all rows of a record together. */
export interface RowsOptions<Cell extends string = string> extends CommonOptions {
  /** Lets each row be added, changed and removed separately in the table on the record's page. */
  readonly isTable?: boolean;
  /** Choice by which the rows are grouped on the record's page, in the order of the choices. */
  readonly groupBy?: Cell;
  /** Cells that appear neither in forms nor on pages: only API clients use them. */
  readonly unasked?: readonly Cell[];
  /**
   * The text in which a place is searched: the one that is chosen fills the cells that have the names of its parts
   * (`city`, `state`, `country`...), with its ids in `cityId` and the like. A cell that is no such part keeps the whole
   * place.
   */
  readonly place?: Cell;
  /** The text in which an address is searched, where its provider knows streets: it fills the cells likewise. */
  readonly street?: Cell;
  /** The chosen address in one text; cleared when another cell is edited. */
  readonly whole?: Cell;
  /** Least and largest number of rows. */
  readonly min?: number;
  readonly max?: number;
  /** Text that no two rows share; blanks around it do not count, letter case does. */
  readonly distinct?: Cell;
  /** Leaves out rows whose texts are all blank. */
  readonly dropsBlank?: boolean;
  /** Message for removing the last row: once there is a row, one must stay. */
  readonly last?: MessageKey;
  /**
   * Flag that at most one row has: the message for a second one, and the message for leaving no row with it when there
   * was one.
   */
  readonly mark?: { readonly cell: Cell; readonly twice: MessageKey; readonly gone: MessageKey };
}

export interface RowsField<Cells extends RowCells = RowCells>
  extends Field<{ '': Row<Cells>[] }, { '': RowInput<Cells>[] }>, RowsOptions {
  readonly kind: 'rows';
  readonly cells: Cells;
}

/** Rows of the record itself (addresses, options): edited, checked and versioned with it, in a table of their own. */
export function rows<const Cells extends RowCells, const Options extends RowsOptions<keyof Cells & string>>(
  cells: Cells,
  options?: Options,
): RowsField<Cells> & Pick<Options, 'isTable' & keyof Options> {
  return { ...(options as Options), cells, kind: 'rows' };
}

/** The most rows that one record may hold in one field. */
export const maxRows = 500;

type GivenRow = Readonly<Record<string, unknown>>;
const rowsIn = (value: unknown): readonly GivenRow[] => (Array.isArray(value) ? (value as GivenRow[]) : []);

/** Returns the positions of rows whose text an earlier row has. */
function repeated(given: readonly GivenRow[], cell: string): readonly number[] {
  const texts = given.map((row) =>
    String(row[cell] ?? '')
      .trim()
      .normalize('NFC'),
  );
  return texts.flatMap((text, index) => (text !== '' && texts.indexOf(text) < index ? [index] : []));
}

/** Returns the error of all rows together, given the rows that the record had before. */
function faultOf(
  { last, mark }: RowsField,
  given: readonly GivenRow[],
  before: readonly GivenRow[],
): MessageKey | null {
  if (last !== undefined && given.length === 0 && before.length > 0) return last;
  if (mark === undefined) return null;
  const marked = (list: readonly GivenRow[]) => list.filter((row) => row[mark.cell] === true).length;
  if (marked(given) > 1) return mark.twice;
  return marked(before) > 0 && marked(given) === 0 ? mark.gone : null;
}

/** The cells' own rules are applied row by row by the derivation of bodies, which knows every kind. */
export const rowsKind: KindDefinition<RowsField> = {
  columns: () => [],
  rules: (name, field, yup) => ({
    [name]: yup
      .array(yup.mixed<object>().required())
      .max(field.max ?? maxRows, refusal('tooMany', { max: field.max ?? maxRows }))
      .test('least', (value, context) => {
        const { min = 0 } = field;
        const isShort = value !== undefined && value.length < min;
        return !isShort || context.createError({ message: refusal('tooFew', { min }) });
      })
      .test('distinct', (value, context) => {
        const [index] = field.distinct === undefined ? [] : repeated(rowsIn(value), field.distinct);
        if (index === undefined) return true;
        return context.createError({ path: `${name}[${index}].${field.distinct}`, message: refusal('duplicate') });
      })
      .test('rows', (value, context) => {
        const { before = {} } = (context.options.context ?? {}) as { readonly before?: GivenRow };
        const fault = value === undefined ? null : faultOf(field, rowsIn(value), rowsIn(before[name]));
        return fault === null || context.createError({ message: refusal(fault) });
      }),
  }),
  /** A list finds the records of which a row names one of some records. */
  filters: (name, { cells }) =>
    referenceCells(cells).map(([cell, { filter = `${cell}Ids` }]) => ({
      param: filter,
      match: 'any',
      key: `${name}.${cell}Id`,
      schema: uuid,
    })),
  sortKey: () => null,
};
