import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addingIn } from '../../widgets/record-param/addingEntry.ts';
import { useAddAnywhere } from './useAddAnywhere.ts';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));

/** The record that the history entry adds over its page (AB 2, quick add). */
export function AddAnywhereDialog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { entities } = useAddAnywhere();
  const entity = entities.find(({ name }) => name === addingIn(state));
  if (!entity) return null;
  return (
    <Suspense fallback={null}>
      <AddDialog kind={entity.name} onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
