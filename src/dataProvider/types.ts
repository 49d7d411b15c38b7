import type { DataProvider, RaRecord } from 'ra-core';
import type { TeamMember } from '../../schema/areas/work/calls/team.ts';
import type { Reference, StatusReference } from '../../schema/fields/field.ts';
import type { MergeChoice } from '../../schema/merge.ts';
import type { ExportFormat } from '../../schema/language/operations.ts';
import type { CustomField } from '../../schema/language/fieldsOf.ts';
import type { MessageKey, MessageParams } from '../../schema/rules/messages.ts';

/** Error of one field of a body: in the server's English, and as a key that the catalogs have words for. */
export interface RefusalDetail {
  readonly field: string;
  readonly message: string;
  readonly key?: MessageKey;
  readonly params?: MessageParams;
}

/** A refusal of the API as it came. */
export interface Refusal {
  readonly status: number;
  /** HTTP/1.1 reason phrase; empty over later versions. */
  readonly statusText?: string;
  /** Null if the answer did not come from the API. */
  readonly code: number | null;
  readonly message: string;
  readonly key?: MessageKey;
  /** Values for the message's placeholders. */
  readonly params?: MessageParams;
  readonly details: readonly RefusalDetail[];
  /** Data for the client to continue, such as `{ current, changedFields }` of a stale version. */
  readonly data?: unknown;
}

/** The body of every `HttpError` that the data provider throws. `errors` is keyed by wire key, for react-admin's forms. */
export interface RefusalBody {
  readonly refusal: Refusal;
  readonly errors?: Readonly<Record<string, string>>;
}

/** A page of something that is listed without react-admin's paging. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly loadMore: boolean;
  readonly nextPageIndex: number | null;
}

/** For whom a form offers records: a record, or one that is still to be made. Its states and its place in a tree count. */
export interface ReachedFrom {
  readonly of?: string;
  readonly isNew?: boolean;
}

/** Query of a reference field's options. */
export interface OptionsParams extends ReachedFrom {
  /** One of the kinds that the field may reference; all of them by default. */
  readonly kind?: string;
  readonly keyword?: string;
  readonly ids?: readonly string[];
  /** Includes records that are no longer offered but may still be referenced: for filters. */
  readonly withHidden?: boolean;
  /** Values that the options share with the referencing record, by field. */
  readonly same?: Readonly<Record<string, unknown>>;
  readonly pageIndex?: number;
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** One field's change in a write; references come as `Reference` objects, other values as the wire has them. */
export interface HistoryChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One write of a record. */
export interface HistoryEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: Reference | null;
  /** Name of the API key by which it was written. */
  readonly key?: string;
  /** Other bookings of its people at the time, of a write that was saved all the same; nameless for who may not read it. */
  readonly clash?: readonly Partial<Pick<Reference, 'id' | 'kind' | 'displayName'>>[];
  readonly action: 'create' | 'update' | 'delete' | 'restore' | 'convert' | 'unconvert' | 'merge' | 'unmerge';
  readonly version: number;
  readonly changes: readonly HistoryChange[];
  /** Role of the record in a merge, which can be undone with the right to edit and delete both records. */
  readonly merge?: {
    readonly id: string;
    readonly other: Reference;
    readonly isKept: boolean;
    readonly canUndo: boolean;
  };
  /** Of a conversion: the kind that the record was, and whether it can be taken back. */
  readonly conversion?: { readonly from: string; readonly canUndo: boolean };
}

/** A record that is likely the same as another, whose it is, and the fields by which they are alike. */
export interface Duplicate extends Reference {
  readonly owner: Reference | null;
  readonly alike: readonly string[];
}

/** Likely duplicates found. */
export interface Duplicates {
  readonly data: readonly Duplicate[];
}

/** `meta` of a create. */
export interface CreateMeta {
  /** One key a submit; a random one by default. */
  readonly idempotencyKey?: string;
  /** Ids of records that name the new one from then on, by key of the body (`{ holdId }`). */
  readonly fulfils?: Readonly<Record<string, unknown>>;
}

/** Of a delete: the person knows which other records name the one that goes, so that it is not refused for these. */
export interface RemovalMeta extends ReachMeta {
  readonly isRelatedKnown?: boolean;
}

/** Further records that an update or a deletion reaches. */
export interface ReachMeta {
  /** Key and value of the entity's `api.reach`; none for the record alone. */
  readonly reach?: Readonly<Record<string, string>>;
}

/** Request of a merge. */
export interface MergeParams {
  /** The record that stays, and the one that goes, as they were seen. */
  readonly kept: RecordVersion;
  readonly gone: RecordVersion;
  readonly choice: MergeChoice;
}

/** Request to undo a merge. */
export interface UnmergeParams extends RecordVersion {
  readonly mergeId: string;
}

/** Value that undoing a merge left unchanged, because it was changed after the merge. */
export interface Unmerged<RecordType> {
  readonly record: RecordType;
  readonly left: { readonly fields: readonly string[]; readonly records: readonly Reference[] };
}

/** Present record of one that was merged into it or converted. */
export interface MergedInto extends Reference {
  readonly owner: Reference | null;
  readonly formerName: string;
}

/** Filter of a list, by the wire's parameters. */
export type Filter = Readonly<Record<string, unknown>>;

/** Page of a record's history. */
export interface HistoryParams {
  readonly pageIndex?: number;
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** Request to restore a record. */
export interface RestoreParams {
  readonly id: string;
  readonly version?: number;
}

/** Query of a count. */
export interface CountParams {
  readonly filter?: Filter;
  /** Filters by whose values the records are counted too, and whether the deleted ones are. */
  readonly countBy?: readonly string[];
  readonly withDeleted?: boolean;
  /** Sets of filters by name: what differs from `filter` in each. They are counted too. */
  readonly countEach?: Readonly<Record<string, Filter>>;
  readonly signal?: AbortSignal;
}

/** Sums of amounts by field: one of each currency, as a decimal. */
export type Sums = Readonly<Record<string, readonly { readonly currency: string; readonly amount: string }[]>>;

/** Number of records that a list would find; by parameter those of each value, if asked for. */
export interface Counts {
  readonly total: number;
  readonly counts?: Readonly<
    Record<string, readonly { readonly value: string | number | null; readonly total: number }[]>
  >;
  readonly deleted?: number;
  /** Records of each set of filters, by its name. */
  readonly each?: Readonly<Record<string, number>>;
  /** Sums of the amounts that the list declares, as far as the person may see them. */
  readonly sums?: Sums;
}

/** A column of a board: the first of its cards, and the totals over all of them. */
export interface BoardColumn {
  /** The id of the status, or the code of the choice as a text. */
  readonly key: string;
  /** The status, on a board by one. */
  readonly status?: StatusReference;
  readonly total: number;
  readonly sums: Sums;
  readonly data: readonly BoardCard[];
  readonly loadMore: boolean;
  readonly nextPageIndex: number | null;
}

/** A record on a board, with its place. */
export interface BoardCard extends RaRecord<string> {
  readonly version: number;
  readonly order: string;
  readonly permissions: { readonly canUpdate: boolean };
}

/** Query of a board. */
export interface BoardParams {
  readonly filter?: Filter;
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

/** Move of a card: the new column and what a step there asks for, by wire key, and the card below or above. */
export interface MoveParams {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly lowerOrder?: string | null;
  readonly upperOrder?: string | null;
  readonly version?: number;
}

/** Query and format of an export. */
export interface ExportParams {
  readonly filter?: Filter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Field names in order, and a heading for each in the reader's words. */
  readonly columns?: readonly string[];
  readonly headings?: readonly string[];
  /** Labels of the cells of rows and of their choices, by field name. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** CSV by default. */
  readonly format?: ExportFormat;
  /** Base of the sheets' names in a workbook. */
  readonly sheet?: string;
  readonly signal?: AbortSignal;
  /** Called with the progress of the export. */
  readonly onProgress?: (progress: ExportProgress) => void;
}

/** Number of exported rows so far and in all. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

/** Current version of a record on the server. */
export interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/** A record that a bulk call is about; with its version a stale one is refused. */
export interface BulkTarget {
  readonly id: string;
  readonly version?: number;
}

/** Ids by the wire keys of sets. */
export type SetItems = Readonly<Record<string, readonly string[]>>;

/** Items that a set of one record gains, or the one that it loses. */
export type SetChangeParams = { readonly id: string; readonly field: string } & (
  | { readonly add: readonly string[] }
  | { readonly remove: string }
);

/** Action of a bulk call. */
export type BulkWork =
  | { readonly change: Readonly<Record<string, unknown>> }
  | { readonly add: SetItems }
  | { readonly remove: SetItems }
  | { readonly delete: true }
  | { readonly restore: true }
  /** Takes a declared step, with values for the fields that it asks for, wherever it starts. */
  | { readonly step: string; readonly given: Readonly<Record<string, unknown>> }
  /** Undoes the caller's own changes that made the versions of the targets. */
  | { readonly undo: true };

/** Result for one row of a bulk call; `isUnchanged` if nothing had to be written. */
export type BulkRow = { readonly id: string } & (
  | { readonly version: number; readonly isUnchanged?: boolean }
  | { readonly error: RefusalDetail }
);

/**
 * The API as react-admin calls it, resources being the names of entities, and what it does beyond react-admin.
 * Every failure is an `HttpError` whose body is a `RefusalBody`.
 */
export type GreenroomDataProvider = DataProvider & {
  /**
   * Adds items to a set of a record, or removes one, from what it holds then: items that others add at once stay. Answers
   * the record.
   */
  changeSet<RecordType extends RaRecord = RaRecord>(
    resource: string,
    params: SetChangeParams,
  ): Promise<{ data: RecordType }>;
  /** The staff who work on a record. */
  team(resource: string, id: string, params?: { readonly signal?: AbortSignal }): Promise<readonly TeamMember[]>;
  /** The records that a field of an entity may point to (labels only). */
  options(resource: string, field: string, params?: OptionsParams): Promise<Page<Reference>>;
  /** A record's writes, newest first. */
  history(resource: string, id: string, params?: HistoryParams): Promise<Page<HistoryEntry>>;
  /** Finds likely duplicates of typed values, given by wire key; `id` is the record being edited. */
  duplicates(resource: string, values: Filter, params?: { readonly signal?: AbortSignal }): Promise<Duplicates>;
  /** Makes one record of two. */
  merge<RecordType extends RaRecord = RaRecord>(resource: string, params: MergeParams): Promise<{ data: RecordType }>;
  unmerge<RecordType extends RaRecord = RaRecord>(
    resource: string,
    params: UnmergeParams,
  ): Promise<Unmerged<RecordType>>;
  /** Refused with 404 where the record was neither merged into another one nor converted. */
  merged(resource: string, id: string, params?: { readonly signal?: AbortSignal }): Promise<MergedInto>;
  /** Brings a deleted record back. */
  restore<RecordType extends RaRecord = RaRecord>(
    resource: string,
    params: RestoreParams,
  ): Promise<{ data: RecordType }>;
  /** Every field that the agency added, of all entities. */
  customFields(params?: { readonly signal?: AbortSignal }): Promise<{ data: readonly CustomField[] }>;
  /** Counts the records that a list would find. */
  count(resource: string, params?: CountParams): Promise<Counts>;
  /** The versions of those of these records that a list would show now; the others are left out. */
  versions(
    resource: string,
    ids: readonly string[],
    params?: { readonly signal?: AbortSignal },
  ): Promise<{ versions: readonly RecordVersion[] }>;
  /** The board of a list: its columns with the first of their cards. */
  board(resource: string, params?: BoardParams): Promise<{ columns: readonly BoardColumn[] }>;
  /** Puts a card into a column; another column is another status. */
  move(resource: string, params: MoveParams): Promise<{ data: BoardCard }>;
  /** Exports the whole result of a list as a file. */
  exportList(resource: string, params?: ExportParams): Promise<Blob>;
  /** Changes, deletes or restores many records, each on its own, with a result per row. */
  bulk(resource: string, targets: readonly BulkTarget[], work: BulkWork): Promise<{ data: readonly BulkRow[] }>;
};
