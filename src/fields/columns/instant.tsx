import { lazy, Suspense } from 'react';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { Moment } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

const PlainAge = lazy(async () => ({ default: (await import('../../widgets/moment/PlainAge.tsx')).PlainAge }));

/** A moment in the reader's time zone: the age of one set by the server, the full date of one set by a person. */
export function InstantCell({ name, field, record }: CellProps<'instant'>) {
  const value = record[name] as number | null | undefined;
  if (value == null) return <NoValue />;
  if (field.isAge) {
    return (
      <Suspense fallback={null}>
        <PlainAge at={value} />
      </Suspense>
    );
  }
  return field.readOnly ? <Age at={value} /> : <Moment at={value} />;
}
