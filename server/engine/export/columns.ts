import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { CustomField } from '../../../schema/language/fieldsOf.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { customFieldsOf } from '../writing/customFields.ts';
import { listConfigOf } from '../../../schema/language/lists/furtherLists.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';

/**
 * Names of the cells of a row (`asContactAddress`) and of their choices (`type.HOME`), or those of a choice (`ACTIVE`); their
 * stored names by default.
 */
export type RowWords = Readonly<Record<string, string>>;

/** One column of an export: a declared field, a moment that every record has, or a field that the agency added. */
export interface ExportColumn {
  readonly name: string;
  readonly field?: Field;
  readonly custom?: CustomField;
  /** The words of its rows or of its choices. */
  readonly words?: RowWords;
}

/** Columns of an export and their headings. */
export interface ColumnQuery {
  /** Field names (`custom.<id>` for added ones) in order; the list's own columns by default. */
  readonly columns?: readonly string[];
  /** The list whose columns these are; the main one by default. */
  readonly list?: string;
  /**
   * One heading per column, in the reader's language; by default the names of declared fields and the labels of added
   * ones.
   */
  readonly headings?: readonly string[];
  /** The words of rows and choices by the name of their field, in the reader's language. */
  readonly words?: Readonly<Record<string, RowWords>>;
}

/** Columns of an export with their headings. */
export interface HeadedColumns {
  readonly columns: readonly ExportColumn[];
  readonly headings: readonly string[];
}

/**
 * Returns the requested columns, or the list's own, as far as the actor may see them, with their headings. Refuses an
 * unknown or closed column, and a wrong number of headings.
 */
export async function headedColumns(
  engine: Engine,
  actor: Actor,
  { entity }: Model,
  query: ColumnQuery,
): Promise<HeadedColumns> {
  const added = entity.customFields ? await customFieldsOf(engine, actor, entity.root) : [];
  const columnOf = (name: string): ExportColumn | null => {
    const custom = added.find(({ id }) => name === `custom.${id}`);
    const field = entity.fields[name];
    const isKnown = custom !== undefined || !name.startsWith('custom.');
    return isKnown && canField(actor, field?.access) !== 'none'
      ? { name, field, custom, words: query.words?.[name] }
      : null;
  };
  const columns = (query.columns ?? listConfigOf(entity, query.list).columns).map(columnOf);
  if (query.columns && columns.includes(null)) throw invalid([fieldRefusal('columns', 'choice')]);
  const seen = columns.filter((column) => column !== null);
  const { headings = seen.map(({ name, custom }) => custom?.label ?? name) } = query;
  if (headings.length < seen.length) throw invalid([fieldRefusal('headings', 'tooFew', { min: seen.length })]);
  if (headings.length > seen.length) throw invalid([fieldRefusal('headings', 'tooMany', { max: seen.length })]);
  return { columns: seen, headings };
}
