import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry } from '../list/history/listEntry.ts';
import { ListOwnerContext, type ListOwner } from '../list/ListOwner.ts';
import { ListPage } from '../ListPage.tsx';
import { askingFor, newRecord, recordAskedFor } from '../../widgets/record-param/openRecordParam.ts';
import { ownerParamOf, withoutOwner } from './owned.ts';
import type { OwnedTabProps } from './OwnedTab.tsx';

const OwnedDialog = lazy(() => import('./OwnedDialog.tsx').then((module) => ({ default: module.OwnedDialog })));

interface OwnedListProps extends OwnedTabProps {
  /** Kind of the owner on whose page the list is. */
  readonly page: string;
}

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
 * Records that another one owns, as a list; each is shown and edited in a dialog, which has its own address (AB 2,
 * partner contacts).
 */
export function OwnedList({ entity: declared, field, owner, mayWrite, page }: OwnedListProps) {
  const entity = useMemo(() => withoutOwner(declared, field), [declared, field]);
  const { id } = owner;
  const listOwner = useMemo<ListOwner>(
    () => ({ page, filter: { [ownerParamOf(declared, field)]: [id] }, mayWrite }),
    [declared, field, id, mayWrite, page],
  );
  const asked = recordAskedFor(useLocation().search);
  const close = useWayBack();
  const hasDialog = asked !== null && (mayWrite || asked !== newRecord);
  return (
    <ListOwnerContext value={listOwner}>
      <ListPage entity={entity} />
      <Suspense fallback={null}>
        {hasDialog && (
          <OwnedDialog
            key={asked}
            entity={entity}
            field={field}
            owner={owner}
            id={asked === newRecord ? null : asked}
            mayWrite={mayWrite}
            onClose={close}
          />
        )}
      </Suspense>
    </ListOwnerContext>
  );
}
