import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { can } from '../../../schema/access/can.ts';
import { accessLookup, outlines } from '../../../schema/outlines.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { addingIn, startsIn } from '../../widgets/record-param/addingEntry.ts';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));

/** The record that the history entry adds over its page (AB 2, quick add). */
export function AddAnywhereDialog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const actor = useActor();
  const adding = addingIn(state);
  const starts = startsIn(state);
  const isOffered = outlines.some(({ name, addAnywhere }) => name === adding && (addAnywhere || starts));
  if (adding === null || !isOffered || can(actor, 'create', adding, accessLookup) === 'no') return null;
  return (
    <Suspense fallback={null}>
      <AddDialog key={adding} kind={adding} starts={starts} onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
