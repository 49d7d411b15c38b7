import { useGetOne } from 'ra-core';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useResourceView } from '../../views/area-parts/AreaPartsContext.ts';
import { RecordDialog } from '../../views/dialog/RecordDialog.tsx';
import { subjectOf } from './subjectOf.ts';

const asKnown = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

interface AddDialogProps {
  /** The entity of the new record, by name. */
  readonly kind: string;
  /** Values with which it begins, in place of what the page is about. */
  readonly starts: Readonly<Record<string, unknown>> | undefined;
  readonly onClose: () => void;
}

/** Adds a record over a page: by a dialog of its own kind, else by its form. */
export function AddDialog(props: AddDialogProps) {
  const { AddDialog: Own } = useResourceView(props.kind) ?? {};
  if (!Own) return <AddForm {...props} />;
  return (
    <Suspense fallback={null}>
      <Own starts={props.starts} onClose={props.onClose} />
    </Suspense>
  );
}

/** The form of a new record over a page, with what that page is about. */
function AddForm({ kind, starts, onClose }: AddDialogProps) {
  const entity = registry.get(kind);
  const place = useLocation();
  // What it was opened on, whatever the page beneath does.
  const [subject] = useState(() => (starts ? undefined : subjectOf(place)));
  const actor = useActor();
  const { addedNext } = useResourceView(kind) ?? {};
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
      starts={starts}
      mayWrite
      Next={addedNext?.isOffered(actor) ? addedNext.Button : undefined}
      onClose={onClose}
    />
  );
}
