import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { FieldKind } from '../../../schema/fields/field.ts';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { HistoryChange } from '../../dataProvider/types.ts';
import type { CellProps, WireRecord } from '../../fields/kind.ts';
import type { ListOwner } from '../owner/ListOwner.ts';

/** Something that can be done with a record besides editing it: on its page, and in its row of a list. */
export interface RecordAction {
  /** The keys of its words in the catalogs: alone, and with a gap for the record's name. */
  readonly label: string;
  readonly labelOf: string;
  readonly icon: ComponentType<SvgIconProps>;
  readonly isOffered: (actor: Actor) => boolean;
  /** Records on which it is offered; all of them by default. */
  readonly isFor?: (record: WireRecord) => boolean;
  /** It is offered too before a record is deleted that others reference. */
  readonly isBeforeRemoval?: boolean;
  /** The dialog that it opens. */
  readonly Dialog: ComponentType<{ readonly record: WireRecord; readonly onClose: () => void }>;
}

/** A tool of an entity's list besides those of every list. */
export interface ListTool {
  /** The key of its word, which is among those of lists. */
  readonly label: string;
  /** The right that it needs. */
  readonly action: 'read' | 'create' | 'update' | 'delete';
  /** The dialog that it opens, loaded when it is first wanted; `owner` is the record on whose page the list is. */
  readonly Dialog: ComponentType<{ readonly owner: ListOwner | null; readonly onClose: () => void }>;
}

/** Shows a field on its record's page, of the kind that the field is. */
type OwnDisplay = { readonly [K in FieldKind]: ComponentType<CellProps<K>> }[FieldKind];

/** A record that is read in a dialog of its own. */
export interface ReaderProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** Opens the form of the record. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Differences of an entity's views from the default ones; absent parts are the default (principle 4). */
export interface ResourceView {
  /** Icon in the menu. */
  readonly icon: ComponentType<SvgIconProps>;
  readonly actions?: readonly RecordAction[];
  readonly listTools?: readonly ListTool[];
  /** Dialog that shows a record in place of the default one, for records without a page; the form stays the default one. */
  readonly Reader?: ComponentType<ReaderProps>;
  /** Dialog that adds a record over any page, in place of its form. */
  readonly AddDialog?: ComponentType<{
    readonly starts: Readonly<Record<string, unknown>> | undefined;
    readonly onClose: () => void;
  }>;
  /** Offers what follows a new record that was added over a page, in the notice after it was saved. */
  readonly addedNext?: {
    readonly isOffered: (actor: Actor) => boolean;
    readonly Button: ComponentType<{ readonly record: WireRecord }>;
  };
  /** A change in the history of a record that is none of its fields'; draws nothing for one that it does not know. */
  readonly NotedChange?: ComponentType<{ readonly change: HistoryChange }>;
  /** The page on which a record is made, where that is more than its form. */
  readonly add?: () => Promise<ComponentType>;
  /** Content of a list without any record, beside the way to add one. */
  readonly emptyList?: ComponentType;
  /** Inputs of fields in forms that differ from those of their kind, by field name; each works on the form around it. */
  readonly inputs?: Readonly<Record<string, ComponentType<{ readonly name: string }>>>;
  /** Tools below the inputs of fields in forms, by field name; each works on the form around it. */
  readonly inputTools?: Readonly<Record<string, ComponentType<{ readonly name: string }>>>;
  /** Content beside the form of settings, which it is within; below it where there is no room. */
  readonly besideForm?: ComponentType<{ readonly record: WireRecord }>;
  /** A line below the ways to reach whom a record is about, on every tab of its page. */
  readonly belowContact?: ComponentType<{ readonly entity: AnyEntity; readonly record: WireRecord }>;
  /** Content above the fields of a record's summary. */
  readonly aboveSummary?: ComponentType<{ readonly record: WireRecord }>;
  /** Content above the list or the files of a tab of its page, by the tab's name. */
  readonly aboveTab?: Readonly<Record<string, ComponentType<{ readonly record: WireRecord }>>>;
  /** Displays of fields on the record's page that differ from those of their kind, by field name. */
  readonly displays?: Readonly<Record<string, OwnDisplay>>;
}
