import { useMemo } from 'react';
import type { Actor } from '../../../schema/access/access.ts';
import { canField, canInverse } from '../../../schema/access/can.ts';
import { deletedByKey, recordMoments, systemColumns, type AnyEntity } from '../../../schema/language/entity.ts';
import { inverseOf, type Field } from '../../../schema/fields/field.ts';
import type { ComputedField } from '../../../schema/fields/computed.ts';
import { avatarField } from '../../../schema/fields/file.ts';
import { instant } from '../../../schema/fields/instant.ts';
import { ref } from '../../../schema/fields/ref.ts';
import { accessLookup, findOutline } from '../../../schema/outlines.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { targetsOf } from '../../../schema/language/records/references.ts';
import { galleryFields, tabOfSection } from '../../../schema/language/tabs.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { useIsOffered } from '../../authProvider/useIsOffered.ts';
import { columnWidth, titleWidth } from '../../fields/columnWidth.ts';
import { placeColumns, type ColumnDefault, type ColumnSettings } from '../../widgets/grid/columnSettings.ts';
import { addedSection, useAgencyEntity } from '../../fields/agencyEntity.ts';
import { filterFieldsOf, type FilterField } from './filterParams.ts';
import { useColumnSettings } from './useColumnSettings.ts';

/** A field with its name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

/** Column of a list: a field with its default settings. */
export interface ListColumn extends NamedField, ColumnDefault {}

/** Part of a form or page: its name, its tab, the catalog's key of its heading, and its fields. */
export interface Section {
  readonly name: string;
  readonly tab: string;
  readonly title: string;
  readonly fields: readonly NamedField[];
}

/** Fields of an entity that a person may see, by place. Views use these, never the declaration itself. */
export interface ViewFields {
  /** The columns that the list shows, as the person arranged them. */
  readonly columns: readonly NamedField[];
  /** All columns that the list can show, as declared; the first is the link to the record. */
  readonly listColumns: readonly ListColumn[];
  /** The names of the columns by which the list can be sorted. */
  readonly sortable: readonly string[];
  readonly filters: readonly FilterField[];
  /** Fields on a card besides the title and the state, if declared; else the first columns. */
  readonly card: readonly NamedField[] | undefined;
  /** A record's state: the first choice or status among the columns. */
  readonly status: NamedField | undefined;
  /** Key facts in the side column of a record's page. */
  readonly header: readonly NamedField[];
  /** The parts of a record's page. */
  readonly sections: readonly Section[];
  /** Fields that only the server writes: they are in no form. */
  readonly kept: readonly NamedField[];
  /** Fields with a gallery of their own, which are in no part. */
  readonly galleries: readonly NamedField[];
  /** Parts of a new record's form: the fields that the person may write. */
  readonly formSections: readonly Section[];
  /** The parts of the form of a record that is there, whose fixed fields stay as they are. */
  readonly editSections: readonly Section[];
  /** False while it is still to come which fields the agency added. */
  readonly isSettled: boolean;
}

/** Returns the person's right on a field that requires a right of its own. */
export type FieldRight = (field: Field) => 'read' | 'edit' | 'none';

const moment = instant({ readOnly: true });
const engineFields: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(recordMoments.map((name) => [name, moment])),
  [deletedByKey]: ref('staff', { readOnly: true }),
};

/** The fields of those names, in that order, including those that every record has. */
export function fieldsNamed(entity: AnyEntity, names: readonly string[]): readonly NamedField[] {
  return names.flatMap((name) => {
    const field = entity.fields[name] ?? engineFields[name];
    return field ? [{ name, field }] : [];
  });
}

const isDeclared = (name: string) => customId(name) === null;

const asListed = (names: readonly string[]) => names;

/** Returns the one field from which the server derives a value; undefined for any other field. */
function sourceOf(field: Field): string | undefined {
  const { from = [] } = field as Partial<ComputedField>;
  return field.kind === 'computed' && from.length === 1 ? from[0] : undefined;
}

function titleOf(entity: AnyEntity, section: string): string {
  return section === addedSection ? 'app.views.record.added' : `resources.${entity.name}.sections.${section}`;
}

/**
 * Returns the fields of an entity with its custom fields, for a person with these rights and column settings.
 * @param isOffered false for fields that forms leave out
 */
export function viewFieldsOf(
  entity: AnyEntity,
  rightOf: FieldRight,
  settings: ColumnSettings = {},
  isOffered: (field: Field) => boolean = () => true,
): Omit<ViewFields, 'isSettled'> {
  const seen = ({ field }: { readonly field: Field }) => rightOf(field) !== 'none';
  const written = ({ field }: NamedField) => !field.readOnly && rightOf(field) === 'edit' && isOffered(field);
  const sectionsBy = (isIn: (named: NamedField) => boolean, namesOf = asListed): readonly Section[] =>
    Object.entries(entity.form)
      .map(([name, names]) => ({
        name,
        tab: tabOfSection(entity, name),
        title: titleOf(entity, name),
        fields: fieldsNamed(entity, namesOf(names)).filter(isIn),
      }))
      .filter(({ fields }) => fields.length > 0);
  // What another variant asks for is none of this one's, though both have it.
  const inForm = [
    ...Object.values(entity.form).flat(),
    ...galleryFields(entity),
    ...(findOutline(entity.name)?.elsewhere ?? []),
  ];
  const outside = fieldsNamed(
    entity,
    Object.keys(entity.fields).filter((name) => !inForm.includes(name)),
  ).filter(seen);
  /** The fields of a section, each followed by what the server derives from it alone, as an age from a day of birth. */
  const withDerived = (names: readonly string[]) =>
    names.flatMap((name) => [name, ...outside.filter(({ field }) => sourceOf(field) === name).map((one) => one.name)]);
  const inSections = Object.values(entity.form).flat();
  const isDerived = ({ field }: NamedField) => inSections.includes(sourceOf(field) ?? '');
  const { columns: usual, hidden = [], sortable = [], card } = entity.list;
  const columns = fieldsNamed(entity, [
    ...usual.filter(isDeclared),
    ...hidden,
    ...usual.filter((name) => !isDeclared(name)),
  ]).filter(seen);
  const listColumns = columns.map(({ name, field }, index) => ({
    name,
    field,
    ...(index === 0 ? titleWidth : columnWidth(field)),
    isHidden: !usual.includes(name),
  }));
  const shown = placeColumns(listColumns, settings).filter(({ isShown }) => isShown);
  return {
    columns: fieldsNamed(
      entity,
      shown.map(({ name }) => name),
    ),
    listColumns,
    sortable,
    filters: filterFieldsOf(entity).filter(seen),
    card: card && fieldsNamed(entity, card).filter(seen),
    status: columns.find(({ name, field }) => isDeclared(name) && (field.kind === 'choice' || field.kind === 'status')),
    header: fieldsNamed(entity, entity.detail.header ?? []).filter(seen),
    // The avatar is in the page's header.
    sections: sectionsBy((named) => named.name !== avatarField && seen(named), withDerived),
    kept: [...outside.filter((named) => !isDerived(named)), ...fieldsNamed(entity, systemColumns)],
    galleries: fieldsNamed(entity, galleryFields(entity)).filter(seen),
    formSections: sectionsBy(written),
    editSections: sectionsBy((named) => written(named) && !named.field.isFixed),
  };
}

/** Returns an actor's right on a field; for a set of references to the record, the right to know any of them. */
export function rightOn(actor: Actor, field: Field): ReturnType<FieldRight> {
  const right = canField(actor, field.access);
  if (right !== 'none' || field.access === undefined || inverseOf(field) === undefined) return right;
  const [kind = ''] = targetsOf(field);
  return canInverse(actor, field.access, kind, accessLookup) === 'no' ? 'none' : 'read';
}

/** Returns the fields of an entity for the signed-in person, custom fields last. */
export function useViewFields(declared: AnyEntity): ViewFields {
  const actor = useActor();
  const { entity, isSettled } = useAgencyEntity(declared);
  const [settings] = useColumnSettings(declared.name);
  const isOffered = useIsOffered();
  return useMemo(
    () => ({ ...viewFieldsOf(entity, (field) => rightOn(actor, field), settings, isOffered), isSettled }),
    [actor, settings, entity, isSettled, isOffered],
  );
}

/** Returns the parts of a tab. */
export function sectionsOn(sections: readonly Section[], tab: string): readonly Section[] {
  return sections.filter((section) => section.tab === tab);
}

/** The fields of some parts, by name. */
export function fieldsIn(sections: readonly Section[]): Readonly<Record<string, Field>> {
  return Object.fromEntries(sections.flatMap(({ fields }) => fields).map(({ name, field }) => [name, field]));
}
