import { useMemo } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useViewFields } from '../../view-fields/viewFields.ts';
import { faceOf, type RecordFace } from './recordFace.ts';

/** Returns the face of a record for the signed-in person. */
export function useRecordFace(entity: AnyEntity, record: WireRecord): RecordFace {
  const view = useViewFields(entity);
  return useMemo(() => faceOf(entity, view, record), [entity, record, view]);
}
