import type { WireRecord } from '../../../fields/kind.ts';
import { AssignedWork } from './hand-over/AssignedWork.tsx';
import { StaffCard } from './StaffCard.tsx';

/** Parts above the fields of a staff member: their account, and the work that is assigned to them. */
export function StaffParts({ record }: { readonly record: WireRecord }) {
  return (
    <>
      <StaffCard record={record} />
      <AssignedWork record={record} />
    </>
  );
}
