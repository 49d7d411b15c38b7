import type { Access } from '../access/access.ts';
import type { Field, FilterWords, WireRead, WireWrite } from '../fields/field.ts';
import type { Route, RouteSpec } from './operations.ts';
import type { ContactRole } from '../rules/contactRoles.ts';
import type { DayPreset, RangePreset } from '../rules/ranges.ts';
import type { modalWidths } from '../rules/limits.ts';
import type { Owner } from '../routes/screen.ts';
import type { CalendarConfig } from './effects/calendar.ts';
import type { TalkConfig } from './effects/talkConfig.ts';
import type { ListCondition } from './lists/listCondition.ts';
import type { ChangeNotice } from './effects/notifies.ts';
import type { EntityStates } from './stateConfig.ts';
import type { AddAnywhereConfig, FulfilledOrigin, Origins } from './records/originConfig.ts';
import type { ApiConfig } from './api/apiConfig.ts';
import type { RecordRules } from './records/rules.ts';

/** Group of the menu that contains an entity; `none` keeps it out. */
export type Group = 'people' | 'work' | 'shared' | 'settings' | 'none';

/** Columns that every entity has and a list may show or sort by. */
export const systemColumns = ['createdAt', 'updatedAt'] as const;
export type SystemColumn = (typeof systemColumns)[number];

/** The moments that the server keeps of every record; when it was deleted is shown of deleted ones alone. */
export const recordMoments = [...systemColumns, 'deletedAt'] as const;

/** The wire key of who deleted a record: only in answers that ask for it. */
export const deletedByKey = 'deletedBy';
export type RecordMoment = (typeof recordMoments)[number];

/** The names of a set of fields. */
export type NameOf<Fields> = keyof Fields & string;

/** List of an entity: its columns, filters, sorting and search. Field names only; the words are in the catalogs. */
export interface ListConfig<Name extends string> {
  /** Columns in order; the first is the link to the record and the first line of a card. */
  readonly columns: readonly (Name | SystemColumn)[];
  /** Columns that a user may switch on. */
  readonly hidden?: readonly (Name | SystemColumn)[];
  /** Fields on a phone's card besides the title and the state; by default the first columns that have a value. */
  readonly card?: readonly (Name | SystemColumn)[];
  readonly filters?: readonly Name[];
  /** Filters that are not one field, by the name of their parameter. */
  readonly namedFilters?: Readonly<Record<string, NamedFilter<Name>>>;
  /** Words that filters by any of several values take besides these, by parameter. */
  readonly filterWords?: Readonly<Record<string, FilterWords>>;
  /**
   * The parameter of the filter whose values are tabs above the list: the named one by the category of a status, or that
   * of a choice.
   */
  readonly tabs?: string;
  /** Categories of `tabs` in which records still need work; several are a tab together. */
  readonly open?: readonly string[];
  /** Opens the list on that tab, where an address says nothing of what it shows; a board opens on all. */
  readonly opensOn?: 'open';
  /**
   * Values of `tabs`, those of a choice, whose records stand apart (spam): the list opens without them, and its tab of all
   * leaves them out.
   */
  readonly aside?: readonly string[];
  /** Each has its index; nothing else sorts. */
  readonly sortable?: readonly (Name | SystemColumn)[];
  /** The fields that a keyword is looked for in. */
  readonly search?: readonly Name[];
  readonly sort: readonly [Name | SystemColumn, 'ASC' | 'DESC'];
  /** The amounts whose sums over all records that it finds are told with their number, per currency. */
  readonly sums?: readonly Name[];
  /** Flag of records that come first on their owner's page. */
  readonly pin?: Name;
  /** The moment or day that `fromDate` and `toDate` bound: its name, or more about it. */
  readonly range?: Name | SystemColumn | RangeConfig<Name>;
  readonly bulk?: BulkConfig<Name>;
  readonly board?: BoardConfig<Name>;
  readonly timeline?: TimelineConfig<Name>;
  /**
   * Actions on many records (`delete`, `export`, `edit`, ...) and steps that it offers; all unless said. Only screens follow
   * it: the API takes what the entity offers.
   */
  readonly actions?: readonly string[];
}

/**
 * A list of an entity besides the main one: some of its records, with columns, an order and actions of its own. Filters,
 * sortable columns, search and rights are those of the main list.
 */
export interface FurtherList<Name extends string> extends Pick<
  ListConfig<Name>,
  'columns' | 'hidden' | 'card' | 'filters' | 'sort' | 'actions'
> {
  /** Its path below the base: `POST {base}/{route}`, and `/count` and `/export` below that. */
  readonly route: string;
  /** The records in it: all conditions hold. */
  readonly where: { readonly [Field in Name]?: ListCondition };
}

/**
 * A filter that is not one field: the records of some kinds among those that a field points to, these kinds themselves
 * by codes (`{ TALENT: 'talent' }`), the category of a status, the records that any of several fields points to, or what
 * lies within records of a tree.
 */
export type NamedFilter<Name extends string> =
  | { readonly of: Name; readonly kinds: readonly string[] }
  | { readonly of: Name; readonly kindNames: Readonly<Record<string, string>> }
  | { readonly of: Name }
  | { readonly anyOf: readonly Name[] }
  | { readonly within: Name };

/** The second layout of a list: a column for each status, in which people put its records in order. */
export interface BoardConfig<Name extends string> {
  /** The required status or choice whose values are the columns. */
  readonly by: Name;
  /** The fields that a card shows besides the title. */
  readonly card: readonly Name[];
  /** The amounts of which a column shows the sums, per currency. */
  readonly sums?: readonly Name[];
}

/** A layout of a list on days: a bar for each record from its first to its last day. */
export interface TimelineConfig<Name extends string> {
  /** Two dates, or two zoned dates. */
  readonly start: Name;
  readonly end: Name;
  /** The reference to whoever does it: a row each, on request. */
  readonly person?: Name;
  /** The reference by which rows are grouped. */
  readonly group?: Name;
}

/** Actions of a list on many selected rows. Delete, restore and export follow from the entity's operations. */
export interface BulkConfig<Name extends string> {
  /** The fields that screens offer to give one value on many records; the API takes every field that is written. */
  readonly edit: readonly Name[];
}

/** The range of a list (AB 5, CM 2). */
export interface RangeConfig<Name extends string> {
  readonly field: Name | SystemColumn;
  /** Preset of an address without a range; without it, no range applies. */
  readonly default?: DayPreset;
  /**
   * Presets offered by name; by default days, weeks and months around today. A preset may set further filters of the
   * list, by parameter (`{ overdueTasks: { categoryCodes: ['NEW'] } }`).
   */
  readonly presets?: readonly (RangePreset | PresetFilters)[];
}

/** Presets with the values of the filters that belong to them. */
export type PresetFilters = {
  readonly [Preset in Exclude<RangePreset, 'custom'>]?: Readonly<Record<string, readonly (string | number)[]>>;
};

/**
 * Labels and order of an entity's records in pickers. A path is one of its fields, or a field of a referenced record
 * (`category.position`).
 */
export interface OptionsConfig {
  /** The order, by paths; names decide among equals, or alone. */
  readonly sort?: readonly string[];
  /** Flag of records that are no longer offered; existing references to one still show it. */
  readonly without?: string;
  /**
   * Offers records only to those who may read them. By default those who may read none of the kind are offered all, by
   * name.
   */
  readonly isForReaders?: boolean;
}

/** Import of records from a file. Its columns are the fields of the form. */
export interface ImportConfig<Name extends string> {
  /** Texts and numbers that match a row to an existing record, the most likely first. */
  readonly key: readonly Name[];
}

/**
 * A tab with the list of another entity: its records that point to this one by a field of theirs, or by any of several
 * (the name of an `anyOf` filter of that list).
 */
export interface LinkedTab {
  readonly of: string;
  readonly by: string;
}

/** A tab with the files of a field as a table, from which they are removed and to which they are added. */
export interface FilesTab {
  readonly files: string;
}

/**
 * A tab with the media of a field as a gallery: portraits, showreels and documents, put in order, added and removed there.
 * The form does not ask for the field.
 */
export interface GalleryTab {
  readonly gallery: string;
}

/** A tab with the staff who work on a record, by the fields that name them: `{ lead: 'LEAD', assignees: 'ASSIGNEE' }`. */
export interface TeamTab {
  readonly team: Readonly<Record<string, ContactRole>>;
}

/** A tab with a page of its area, by the name under which the area's browser part has it (`recordPages`). */
export interface PageTab {
  readonly page: string;
}

/** Content of a tab that shows no sections of the form: another entity, files, media, staff or a page of the area. */
export type FurtherTab = LinkedTab | FilesTab | GalleryTab | TeamTab | PageTab;

/** The tabs of a record's page in order, by name or with what they show; see `DetailConfig`. */
export type DetailTabs<Section extends string = string> = readonly (
  | string
  | { readonly [tab: string]: readonly Section[] | FurtherTab }
)[];

/**
 * The tabs of a record's page: `summary`, `history`, an entity owned by it (by that entity's plural), some sections of
 * its form (`{ career: ['roles', 'awards'] }`), what points to it (`{ contracts: { of: 'contract', by: 'client' } }`), its
 * files (`{ attachments: { files: 'attachments' } }`), its media (`{ media: { gallery: 'medias' } }`), or its staff
 * (`{ staff: { team: { lead: 'LEAD' } } }`). The summary shows the sections that no tab names.
 */
export interface DetailConfig<
  Section extends string = string,
  Name extends string = string,
  Tabs extends DetailTabs<Section> = DetailTabs<Section>,
> {
  readonly tabs: Tabs;
  /** Shows a record in a dialog over its list, at the list's address with `?id=`, in place of a page of its own. */
  readonly as?: 'dialog';
  /** Width of its dialog, in pixels; that of a contact unless said. */
  readonly width?: (typeof modalWidths)[keyof typeof modalWidths];
  /**
   * Occasions on which its dialog is a form: `onRequest` opens it for reading, with a button that turns it into the form; `never` offers
   * no form of a record that there is. Its list still gives single values to records (`bulk.edit`). The API takes changes
   * whatever it says. By default the dialog opens as the form.
   */
  readonly edits?: 'onRequest' | 'never';
  /** Sections of the form that its dialog folds under "More" until a field of theirs is filled. */
  readonly folds?: readonly Section[];
  /**
   * Key facts in the side column of a record's page, below picture, name, state, email and phone number (AB 2). A fact
   * is shown if it has a value and the actor may read it, and then nowhere else on the page.
   */
  readonly header?: readonly Name[];
}

/**
 * Lists of its records below the pages of those that they belong to (AB 2, `/talent/{id}/pipeline`): an entry in the
 * navigation of such a page.
 */
export interface UnderConfig {
  /** The segment of the address below the owner's. */
  readonly as: string;
  /** Place in the navigation; the smaller comes first. */
  readonly place: number;
  /** By owner, the field or the named filter of the list by which its records are found. */
  readonly by: { readonly [Name in Owner]?: string };
}

/** Everything that differs between one entity and the next. */
export interface EntityConfig<
  N extends string,
  Fields,
  Name extends string = NameOf<Fields>,
  Section extends string = string,
  Tabs extends DetailTabs<NoInfer<Section>> = DetailTabs<Section>,
> {
  /** Singular, in the field's terms; the key of its words in the catalogs and its kind in the record table. */
  readonly name: N;
  readonly plural?: string;
  readonly group: Group;
  /** The text field that names a record wherever it is referred to. */
  readonly title: Name;
  /** Look of a record beside its name: a round portrait, a square sign, or by default its icon. */
  readonly face?: 'person' | 'company';
  readonly access: Access;
  readonly api: ApiConfig;
  readonly fields: Fields;
  readonly rules?: RecordRules<Name>;
  /** Agencies may add fields of their own. */
  readonly customFields?: boolean;
  /**
   * The searched fields by which two records are likely the same: the title (names alike), emails and phones (the
   * same). Forms warn of such records, which can be merged. Variants have it in common.
   */
  readonly duplicates?: readonly Name[];
  readonly list: ListConfig<Name>;
  /** Further lists of its records, by name. */
  readonly lists?: Readonly<Record<string, FurtherList<Name>>>;
  /** Fields by which a module reads its living records in order: an index for each list of them. */
  readonly indexes?: readonly (readonly Name[])[];
  /** Labels and order of its records in pickers; by name by default. */
  readonly options?: OptionsConfig;
  /** Owners below whose pages its records are listed. */
  readonly under?: UnderConfig;
  /** Its tabs are `summary` and `history` unless said. */
  readonly detail?: Partial<DetailConfig<NoInfer<Section>, Name, Tabs>>;
  readonly import?: ImportConfig<Name>;
  /**
   * Sections of the form in order; each lists its fields. Fields that no section lists are appended to the last one.
   */
  readonly form: Readonly<Record<Section, readonly Name[]>>;
  /** Fields of its summary that the page of a new record asks for first, with the required ones; all by default. */
  readonly quick?: readonly Name[];
  /** The states of a record, by the choices and statuses that say in which it is, and the steps between them. */
  readonly states?: EntityStates<Name>;
  /**
   * Notifications of changes of its fields. Those to whom a field assigns a record, and those whom a text mentions, are
   * notified without a declaration.
   */
  readonly notifies?: { readonly [Field in Name]?: ChangeNotice<Name> };
  /** A rule of its module may ask before a write that clashes with other records: it takes the key that accepts it. */
  readonly isGuarded?: boolean;
  /** Its records are talk with somebody: they stand in the time lines of these people's pages. */
  readonly talk?: TalkConfig<Name>;
  /** Place of its records in calendars. */
  readonly calendar?: CalendarConfig<Name>;
  /**
   * Its records can be copied: the form of a new one starts with the values of another, but for those that are cleared.
   */
  readonly copy?: { readonly clears?: readonly Name[] };
  /** A record can be added from every page, in a dialog over it; it references the record of that page. */
  readonly addAnywhere?: AddAnywhereConfig<Name>;
  /** Records from which a new one comes, by the reference of the new one that names them. */
  readonly comesFrom?: Origins<Fields, Name>;
  /** Records that a new one fulfils, by kind: they name it from then on. */
  readonly fulfils?: Readonly<Record<string, FulfilledOrigin<Name>>>;
  /** Another variant that a record of this one can become (AB 7 `convert-to-talent`), and its route. */
  readonly converts?: {
    readonly to: string;
    readonly route: RouteSpec;
    /** By wire key of a choice, the codes that a conversion replaces, and by which: a candidate becomes active. */
    readonly sets?: Readonly<
      Record<string, { readonly from: readonly (string | number)[]; readonly to: string | number }>
    >;
  };
  /** The table, where it is not the plural of the name. */
  readonly table?: string;
}

/** A declaration, complete and frozen: everything derives from it. */
export interface Entity<
  N extends string = string,
  Fields = Readonly<Record<string, Field>>,
  Name extends string = NameOf<Fields>,
  Section extends string = string,
  Root extends string = string,
  Tabs extends DetailTabs = DetailTabs,
> extends Omit<EntityConfig<N, Fields, Name, Section>, 'detail'> {
  readonly plural: string;
  readonly table: string;
  /** The declaration whose table it shares; itself unless it is a variant. */
  readonly root: Root;
  /** The types of its tabs keep their names, from which the words that catalogs need follow. */
  readonly detail: DetailConfig<string, Name, Tabs>;
  readonly routes: readonly Route[];
}

/** Any entity. Field names are strings here; the declaration's own type keeps them exact. */
export type AnyEntity = Entity<string, Readonly<Record<string, Field>>, string>;

/** A record of an entity as answers carry it. */
export type RecordOf<E> = E extends { readonly fields: infer Fields }
  ? { id: string; version: number; createdAt: number; updatedAt: number } & WireRead<Fields>
  : never;

/** Body of a create or an update of an entity. */
export type BodyOf<E> = E extends { readonly fields: infer Fields } ? WireWrite<Fields> & { version?: number } : never;
