import { lazy, Suspense, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { InPlace } from './useInPlace.ts';

const EditableFact = lazy(async () => ({ default: (await import('./EditableFact.tsx')).EditableFact }));

interface InPlaceValueProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly name: string;
  /** Editing of facts where they stand, if the page has it. */
  readonly inPlace: InPlace | undefined;
  /** The value. */
  readonly children: ReactNode;
}

/** A value; where the person may edit it in place, with the way to do so. */
export function InPlaceValue({ children, inPlace, ...props }: InPlaceValueProps) {
  const field = inPlace?.fields[props.name];
  if (!inPlace || !field) return children;
  return (
    <Suspense fallback={children}>
      <EditableFact {...props} field={field} inPlace={inPlace}>
        {children}
      </EditableFact>
    </Suspense>
  );
}
