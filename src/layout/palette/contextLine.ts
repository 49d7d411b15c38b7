import { nameOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { faceOfKind } from '../../../schema/face.ts';
import { targetsOf } from '../../../schema/language/records/references.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Words } from '../../fields/useWords.ts';
import { faceOf } from '../../views/record/face/recordFace.ts';
import type { NamedField, ViewFields } from '../../views/view-fields/viewFields.ts';

type Seen = Pick<ViewFields, 'card' | 'status' | 'sections' | 'header'>;

const isSomebody = (kind: string) => faceOfKind(kind) !== 'none';

/** Returns the fields that tell people of one name apart: those of a card but for other people and ways to reach them. */
function describing({ card = [] }: Seen): readonly NamedField[] {
  return card.filter(({ field }) => {
    const isReach = field.kind === 'phone' || (field as { readonly pattern?: string }).pattern === 'email';
    return !isReach && !targetsOf(field).some(isSomebody);
  });
}

/** Returns the fields that a line of context and the ways to reach somebody are made of. */
export function contextFields(entity: AnyEntity, view: Seen): readonly NamedField[] {
  const { email, phone } = faceOf(entity, view, { id: '' });
  return [...describing(view), view.status, email, phone].filter((one) => one !== undefined);
}

function textOf({ name, field }: NamedField, record: WireRecord, words: Words): string {
  const value: unknown = record[name];
  if (field.kind === 'choice') {
    const stored = nameOf((field as ChoiceField).choices, value);
    return stored === undefined ? '' : words.ofChoice(name, field, stored);
  }
  if (Array.isArray(value)) return value.map((one) => (one as Partial<Reference>).displayName ?? '').join(', ');
  if (typeof value === 'object' && value !== null) return (value as Partial<Reference>).displayName ?? '';
  return typeof value === 'string' ? value : '';
}

/** Returns a line about somebody, such as `Athlete · Sydney · Active`, of what the reader may see. */
export function contextLine(view: Seen, record: WireRecord, words: Words): string {
  const told = [...describing(view), ...(view.status ? [view.status] : [])];
  return told
    .map((named) => textOf(named, record, words))
    .filter(Boolean)
    .join(' · ');
}
