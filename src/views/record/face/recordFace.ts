import type { ChoiceField } from '../../../../schema/fields/choice.ts';
import { codeOf, namesOf } from '../../../../schema/fields/choice.ts';
import type { DateOptions } from '../../../../schema/fields/date.ts';
import type { PhoneField } from '../../../../schema/fields/phone.ts';
import type { TextOptions } from '../../../../schema/fields/text.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { machinesOf } from '../../../../schema/language/states.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import type { Dialled } from '../../../widgets/phone/useCallOffer.tsx';
import { fieldsIn, type NamedField, type ViewFields } from '../../view-fields/viewFields.ts';

/** A phone number of a record, with the declared field. */
export interface NamedPhone extends NamedField {
  readonly field: PhoneField;
}

/** Facts that a record's page shows beside all tabs, derived from the declaration. */
export interface RecordFace {
  /** The first mail address and the first phone number among the fields. */
  readonly email: NamedField | undefined;
  readonly phone: NamedPhone | undefined;
  /** Email, phone and the key facts of the declaration, in that order. */
  readonly facts: readonly NamedField[];
  /** The state in one word: one that departs from the usual (archived), else the status. */
  readonly pill: NamedField | undefined;
}

const isEmail = ({ field }: NamedField) => field.kind === 'text' && (field as TextOptions).pattern === 'email';
const isPhone = (named: NamedField): named is NamedPhone => named.field.kind === 'phone';

/** Returns true if a choice has the value with which records start. */
function isUsual({ choices, default: initial }: ChoiceField, value: unknown): boolean {
  return value === (initial ?? codeOf(choices, namesOf(choices)[0] ?? ''));
}

function pillOf(entity: AnyEntity, view: Pick<ViewFields, 'sections' | 'status'>, record: WireRecord) {
  const known = fieldsIn(view.sections);
  const unusual = machinesOf(entity)
    .filter(({ field: name }) => name !== view.status?.name)
    .flatMap(({ field: name }) => {
      const field = known[name];
      return field?.kind === 'choice' && record[name] != null && !isUsual(field as ChoiceField, record[name])
        ? [{ name, field }]
        : [];
    });
  return unusual[0] ?? view.status;
}

/** Returns the face of a record, of the fields that the person may see. */
export function faceOf(
  entity: AnyEntity,
  view: Pick<ViewFields, 'sections' | 'status' | 'header'>,
  record: WireRecord,
): RecordFace {
  const all = view.sections.flatMap(({ fields }) => fields);
  const email = all.find(isEmail);
  const phone = all.find(isPhone);
  const pill = pillOf(entity, view, record);
  const isOther = pill !== undefined && pill.name !== view.status?.name;
  const first = [email, phone, ...(isOther ? [view.status] : [])].filter((one) => one !== undefined);
  const names = new Set(first.map(({ name }) => name));
  return { email, phone, pill, facts: [...first, ...view.header.filter(({ name }) => !names.has(name))] };
}

/** Returns the names of the fields that the face shows, besides those that say no more than it (an active state). */
export function namesOnFace(entity: AnyEntity, { facts, pill }: RecordFace): ReadonlySet<string> {
  const states = machinesOf(entity).map(({ field }) => field);
  return new Set([entity.title, ...states, ...facts.map(({ name }) => name), ...(pill ? [pill.name] : [])]);
}

/** Returns true if a date is a day of birth. */
export function isBirthday({ field }: NamedField): boolean {
  return field.kind === 'date' && (field as DateOptions).isBirthday === true;
}

/** Returns the phone number of a record's face as it is written, and its mail address; undefined for one that is empty. */
export function reachOf(
  { email, phone }: Pick<RecordFace, 'email' | 'phone'>,
  record: WireRecord,
  format: (number: string, country: string | null) => string,
): { readonly written: string | undefined; readonly address: string | undefined } {
  const number = phone && (record[phone.name] as string | null | undefined);
  const address = email && (record[email.name] as string | null | undefined);
  return {
    written: phone && number ? format(number, (record[phone.field.country] ?? null) as string | null) : undefined,
    address: address || undefined,
  };
}

/** Returns a record's number as a call names it. */
export function dialledOf({ name, field }: NamedPhone, record: WireRecord, written: string): Dialled {
  return { written, number: String(record[name]), country: (record[field.country] ?? null) as string | null };
}
