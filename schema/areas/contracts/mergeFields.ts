import type { Field, FieldKind } from '../../fields/field.ts';
import type { AnyEntity } from '../../language/entity.ts';
import { targetsOf } from '../../language/records/references.ts';
import { contract } from './entities/contract.ts';

/** Kinds whose value stands in a text. */
const plain: readonly FieldKind[] = ['text', 'date', 'zoned', 'money', 'integer', 'place', 'phone'];
const references: readonly FieldKind[] = ['ref', 'refs', 'refOneOf', 'refsOneOf', 'catalogue', 'status'];
/** The template itself, and what is decided on within the house, are nothing that a contract says. */
const leftOut: readonly string[] = [
  'template',
  'description',
  'status',
  'approvalAskedBy',
  'approvedBy',
  'approvalNote',
];

/** A merge field: a field of the contract, or one of the records to which a field of it points. */
export interface MergeField {
  readonly key: string;
  readonly field: string;
  /** The field of the referenced records, and their kinds that have it. */
  readonly of?: { readonly field: string; readonly kinds: readonly string[] };
}

const isPlain = (field: Field): boolean => plain.includes(field.kind) && field.access === undefined;

/** The fields of records that one of the contract's references names, by the kinds that have them. */
function fieldsBehind(field: Field, entityOf: (kind: string) => AnyEntity): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const kind of targetsOf(field)) {
    for (const [name, one] of Object.entries(entityOf(kind).fields))
      if (isPlain(one)) found.set(name, [...(found.get(name) ?? []), kind]);
  }
  return found;
}

/** The merge fields of contracts, from the declarations: a new field of a contract, a partner or a talent is one at once. */
export function mergeFields(entityOf: (kind: string) => AnyEntity): readonly MergeField[] {
  const declared = Object.entries(contract.fields as Readonly<Record<string, Field>>);
  return declared.flatMap(([field, one]): readonly MergeField[] => {
    if (leftOut.includes(field)) return [];
    if (plain.includes(one.kind)) return [{ key: field, field }];
    if (!references.includes(one.kind)) return [];
    const behind = [...fieldsBehind(one, entityOf)].map(([name, kinds]) => ({
      key: `${field}.${name}`,
      field,
      of: { field: name, kinds },
    }));
    return [{ key: field, field }, ...behind];
  });
}

/** Fields of contracts that are worked out, by the field of the form from which they follow. */
const followsFrom: Readonly<Record<string, string>> = {
  noticeOn: 'noticeMonths',
  nextEndsOn: 'renewal',
  agreedEndsOn: 'endsOn',
};

/** Returns the field, by its name or that of the record behind it, in which a merge field without a value is filled in. */
export function filledIn(key: string): string {
  return followsFrom[key] ?? key;
}
