import { useGetOne } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { addingIn } from '../../widgets/record-param/addingEntry.ts';
import { subjectOf } from './subjectOf.ts';
import { useAddAnywhere } from './useAddAnywhere.ts';

const RecordDialog = lazy(() =>
  import('../../views/dialog/RecordDialog.tsx').then((module) => ({ default: module.RecordDialog })),
);

const asKnown = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The form of a new record over a page, with what that page is about. */
function AddDialog({ entity, onClose }: { readonly entity: AnyEntity; readonly onClose: () => void }) {
  const place = useLocation();
  // What it was opened on, whatever the page beneath does.
  const [subject] = useState(() => subjectOf(place));
  const of = registry.all.find(({ name }) => name === subject?.kind);
  // Only some records have further references that the new one takes.
  const isRead = Object.values(entity.addAnywhere?.takes ?? {}).some(
    (name) => name !== undefined && name in (of?.fields ?? {}),
  );
  const { data, error } = useGetOne<WireRecord>(
    of?.name ?? entity.name,
    { id: subject?.id ?? '' },
    { enabled: isRead, ...asKnown },
  );
  if (isRead && !data && !error) return null;
  return (
    <RecordDialog
      entity={entity}
      id={null}
      copied={null}
      subject={subject && { ...subject, record: isRead ? data : undefined }}
      mayWrite
      onClose={onClose}
    />
  );
}

/** The record that the history entry adds over its page (AB 2, quick add). */
export function AddAnywhereDialog() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { entities } = useAddAnywhere();
  const entity = entities.find(({ name }) => name === addingIn(state));
  if (!entity) return null;
  return (
    <Suspense fallback={null}>
      <AddDialog entity={entity} onClose={() => void navigate(-1)} />
    </Suspense>
  );
}
