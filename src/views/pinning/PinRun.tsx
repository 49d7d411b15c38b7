import { useEffect, useRef } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { usePinning } from './usePinning.ts';

interface PinRunProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly onDone: () => void;
}

/** Pins or unpins a record once, when it is mounted: the code comes with the first press. */
export function PinRun({ entity, record, onDone }: PinRunProps) {
  const pinning = usePinning(entity);
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    void pinning?.toggle(record).finally(onDone);
  });
  return null;
}
