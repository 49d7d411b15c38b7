import type { Refusal } from '../fields/rule.ts';
import type { MessageKey } from '../rules/messages.ts';

/**
 * Where an import stands. The server works by itself in `reading`, `checking`, `running` and `undoing`; it waits for a
 * person in `mapping` (which column is which field) and `checked`.
 */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** The states in which the server works. */
export const workingStates = ['reading', 'checking', 'running', 'undoing'] as const satisfies readonly ImportState[];

export function isWorking(state: ImportState): boolean {
  return workingStates.some((one) => one === state);
}

/** What becomes of a row whose record exists already. */
export const existingChoices = ['skip', 'update'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** One column of the file that fills a field. */
export interface MappedColumn {
  /** Its place in the file, from 0. */
  readonly column: number;
  /** The field's name, `custom.<id>` for one that the agency added. */
  readonly field: string;
  /** The words of the file's language for the codes of a choice. */
  readonly words?: Readonly<Record<string, string | number>>;
}

/** How a file is read into records. */
export interface ImportMapping {
  readonly columns: readonly MappedColumn[];
  /** The field by which existing records are recognised; null makes a new record of each row. */
  readonly key: string | null;
  readonly existing: ExistingChoice;
}

/** A field that a column can fill. */
export interface ImportField {
  readonly name: string;
  readonly isNeeded: boolean;
  /** Existing records can be recognised by it. */
  readonly isKey: boolean;
}

/** What is wrong with a row: with a field of it, or as a whole where `field` is null. */
export interface RowFault extends Refusal {
  readonly field: string | null;
  readonly key: MessageKey;
}

/** Rows by what the check found, and by what the run did. */
export interface ImportCounts {
  readonly toCreate: number;
  readonly toUpdate: number;
  readonly toSkip: number;
  /** Rows that are wrong, found by the check or by the run. */
  readonly faults: number;
  readonly created: number;
  readonly updated: number;
  /** Existing records to which the file said nothing new, or that were to be left as they are. */
  readonly skipped: number;
  readonly undone: number;
  /** Records that the undo could not put back, or not wholly. */
  readonly kept: number;
}

/** An import as answers carry it. Moments in milliseconds. */
export interface ImportWire extends ImportCounts {
  readonly id: string;
  readonly version: number;
  readonly kind: string;
  readonly state: ImportState;
  readonly failure: Refusal | null;
  readonly filename: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly maker: { readonly id: string; readonly displayName: string } | null;
  /** Whether the caller made it; others may look at it, stop it and undo it. */
  readonly isOwn: boolean;
  readonly canUndo: boolean;
  /** Rows of the file, below its headings. */
  readonly total: number;
  /** Rows over which the work that is under way has gone. */
  readonly done: number;
}

/** The same with what its page needs besides. */
export interface ImportDetail extends ImportWire {
  readonly headings: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly fields: readonly ImportField[];
  readonly mapping: ImportMapping | null;
  /** Of the rows that a check found to be new (`toCreate`), those that do not say the key; 0 in any other state. */
  readonly withoutKey: number;
}

/** A row of the file with what is wrong with it, or why its record was kept by an undo. */
export interface ImportRow {
  /** As a spreadsheet numbers it: the headings are in the first, and empty rows count. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly faults: readonly RowFault[];
  readonly record: { readonly id: string; readonly displayName: string } | null;
}
