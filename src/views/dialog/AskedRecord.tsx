import { lazy, Suspense, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isDialog } from '../../../schema/language/tabs.ts';
import { isUuid } from '../../../schema/rules/texts.ts';
import { askingFor, newRecord, recordAskedFor } from '../../widgets/record-param/openRecordParam.ts';
import { copiedIn } from '../form/copyAddress.ts';
import { readEntry } from '../list/address/history/listEntry.ts';
import { useListOwner, useMayInList } from '../owner/ListOwner.ts';
import { ListViewContext } from '../owner/ListView.ts';
import { useResourceView } from '../area-parts/AreaPartsContext.ts';

const RecordDialog = lazy(() => import('./RecordDialog.tsx').then((module) => ({ default: module.RecordDialog })));

/** The way back from the record that the address asks for, to the list as it was. */
function useWayBack(): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (readEntry(state).over) void navigate(-1);
    else void navigate({ pathname, search: askingFor(search, null) }, { replace: true });
  };
}

/**
 * The record that the address of its list asks for, or the form of a new one, in a dialog over the list: for records
 * without a page of their own (AB 2).
 */
export function AskedRecord({ entity }: { readonly entity: AnyEntity }) {
  const { search, state } = useLocation();
  const owner = useListOwner();
  const view = useContext(ListViewContext);
  const mayCreate = useMayInList('create', entity);
  const close = useWayBack();
  const { Reader } = useResourceView(entity.name) ?? {};
  const [edited, setEdited] = useState<string | null>(null);
  const asked = recordAskedFor(search);
  const isNew = asked === newRecord;
  const hasDialog = isDialog(entity) || owner?.field !== undefined;
  if (asked === null || !hasDialog || (isNew && !mayCreate)) return null;
  if (Reader && !isNew && isUuid(asked) && edited !== asked && readEntry(state).editing !== true) {
    return (
      <Suspense fallback={null}>
        <Reader key={asked} entity={entity} id={asked} onEdit={() => setEdited(asked)} onClose={close} />
      </Suspense>
    );
  }
  const copied = isNew ? copiedIn(entity, search) : null;
  return (
    <Suspense fallback={null}>
      <RecordDialog
        key={`${asked} ${copied}`}
        entity={entity}
        id={isNew ? null : asked}
        copied={copied}
        ownerField={owner?.field}
        subject={owner?.subject ?? view?.subject}
        mayWrite={owner?.mayWrite ?? true}
        startsEditing={edited === asked || readEntry(state).editing === true}
        onClose={edited === asked ? () => setEdited(null) : close}
      />
    </Suspense>
  );
}
