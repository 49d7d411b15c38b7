import { useMemo } from 'react';
import { ListOwnerContext, type ListOwner } from '../../../owner/ListOwner.ts';
import { ListPage } from '../../../list/ListPage.tsx';
import { ownerParamOf, withoutOwner } from '../../../view-fields/owned.ts';
import type { OwnedTabProps } from './OwnedTab.tsx';

interface OwnedListProps extends OwnedTabProps {
  /** Kind of the owner on whose page the list is. */
  readonly page: string;
}

/**
 * Records that another one owns, as a list; each is shown and edited in a dialog, which has its own address (AB 2,
 * partner contacts).
 */
export function OwnedList({ entity: declared, field, owner, mayWrite, page }: OwnedListProps) {
  const entity = useMemo(() => withoutOwner(declared, field, page), [declared, field, page]);
  const listOwner = useMemo<ListOwner>(() => {
    const { id } = owner;
    const filter = { [ownerParamOf(declared, field)]: [id] };
    return { page, filter, mayWrite, field, subject: { kind: page, id, record: owner } };
  }, [declared, field, mayWrite, owner, page]);
  return (
    <ListOwnerContext value={listOwner}>
      <ListPage entity={entity} />
    </ListOwnerContext>
  );
}
