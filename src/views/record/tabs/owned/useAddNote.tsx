import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { registry } from '../../../../../schema/index.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useMay } from '../../../../widgets/access/useMay.ts';
import { beginsNote } from './noteState.ts';
import { isFeed } from '../../../view-fields/owned.ts';
import { permissionsOf } from '../../../rights/permissionsOf.ts';

const NoteDialog = lazy(() => import('./NoteDialog.tsx').then((module) => ({ default: module.NoteDialog })));

/** Returns the tab of the texts that records of an entity own, such as notes; undefined if they own none. */
export function feedTabOf(entity: AnyEntity) {
  const tabs = registry.tabsOf(entity).flatMap((tab) => (tab.shows === 'owned' && isFeed(tab.entity) ? [tab] : []));
  return tabs[0];
}

/** The way to write a note on a record, and the dialog of the one that is being written. */
export interface AddNote {
  /** Opens the dialog; null for a record that the person may write no note on. */
  readonly open: (() => void) | null;
  readonly dialog: ReactNode;
}

/** Returns the way to write a note on a record from anywhere on its page. */
export function useAddNote(entity: AnyEntity, record: WireRecord): AddNote {
  const { state, key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAsked = beginsNote(state, record.id);
  const [answered, setAnswered] = useState<string | null>(null);
  if (isAsked && answered !== key) {
    setAnswered(key);
    setOpen(true);
  }
  useEffect(() => {
    // A reload of the page, or the way back to it, begins no note again.
    if (isAsked) void navigate({ pathname, search, hash }, { replace: true, state: null });
  }, [hash, isAsked, navigate, pathname, search]);
  const tab = feedTabOf(entity);
  const mayCreate = useMay('create', tab?.entity.name ?? entity.name);
  if (tab === undefined || !mayCreate || !permissionsOf(record).canUpdate) return { open: null, dialog: null };
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <NoteDialog entity={tab.entity} field={tab.field} owner={record} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
