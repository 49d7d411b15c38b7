import { enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';

/** Returns true if a write takes a new enquiry and does not say who handles it. */
function isTaken({ changes }: WriteIntent): boolean {
  const isStep = changes.some(({ field, before, after }) => field === 'state' && before === 'NEW' && after === 'OPEN');
  return isStep && changes.every(({ field }) => field !== 'assigneeIds');
}

/** Assigns an enquiry to the person who takes it, beside those who are assigned already. */
export function assignTaker(engine: Engine): void {
  engine.beforeWrite(
    enquiry.name,
    async ({ actor: { staffId }, after }) => {
      const assigned = (after['assigneeIds'] ?? []) as readonly string[];
      return staffId === null || assigned.includes(staffId) ? {} : { assigneeIds: [...assigned, staffId] };
    },
    { of: ['update'], unless: ['merge', 'unmerge', 'restore', 'cascade', 'undo'], when: isTaken },
  );
}
