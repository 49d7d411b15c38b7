import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ownerField } from '../../../schema/language/records/references.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useReferenceLabels } from '../../fields/useReferenceLabels.ts';

interface OfOwnersProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord | null;
  readonly of: Field;
  readonly children: ReactNode;
}

function Watched({ entity, record, of, owner, children }: OfOwnersProps & { readonly owner: string }) {
  const id: unknown = useWatch({ name: `${owner}Id` });
  const { references } = useReferenceLabels(
    entity.name,
    owner,
    record,
    typeof id === 'string' && id !== '' ? [id] : [],
  );
  const kind = references[0]?.kind;
  return kind !== undefined && of.ofOwners?.includes(kind) === true ? children : null;
}

/** Shows the input of a field that records of some owners alone have (`ofOwners`) while the form names such an owner. */
export function OfOwners(props: OfOwnersProps) {
  const { entity, of, children } = props;
  const owner = ownerField(entity.access);
  // The page of an owner asks for no owner, and its form has the fields of that one alone.
  if (!of.ofOwners || owner === undefined || !(owner in entity.fields)) return children;
  return <Watched {...props} owner={owner} />;
}
