import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../schema/fields/field.ts';

function Watched({
  names,
  isMet,
  children,
}: {
  readonly names: readonly string[];
  readonly isMet: (values: readonly unknown[]) => boolean;
  readonly children: ReactNode;
}) {
  const values: readonly unknown[] = useWatch({ name: [...names] });
  return isMet(values) ? children : null;
}

/** Shows the input of a field only while another field of the form has one of the values that the field asks for. */
export function OnlyWith({ of: { onlyWith }, children }: { readonly of: Field; readonly children: ReactNode }) {
  if (!onlyWith) return children;
  const names = Object.keys(onlyWith);
  const isMet = (values: readonly unknown[]) =>
    names.every((name, index) => onlyWith[name]?.includes(String(values[index])) === true);
  return (
    <Watched names={names} isMet={isMet}>
      {children}
    </Watched>
  );
}
