import { useGetOne } from 'ra-core';
import { useContext, useEffect, useRef } from 'react';
import type { WireRecord } from '../../../../fields/kind.ts';
import type { ListOwner } from '../../../../views/owner/ListOwner.ts';
import { ListViewContext } from '../../../../views/owner/ListView.ts';
import { useCompose } from '../../../../widgets/mail/useCompose.ts';

interface WriteToolProps {
  readonly owner: ListOwner | null;
  readonly onClose: () => void;
}

/** Opens the composer from the list of mails; on the pages of a person, with their address. It draws nothing. */
export function WriteTool({ owner, onClose }: WriteToolProps) {
  const view = useContext(ListViewContext);
  const { kind, id } = owner?.subject ?? view?.subject ?? {};
  const isOfSomebody = kind !== undefined && id !== undefined;
  const { data, error } = useGetOne<WireRecord>(kind ?? 'talent', { id: id ?? '' }, { enabled: isOfSomebody });
  const compose = useCompose();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || (isOfSomebody && !data && !error)) return;
    isDone.current = true;
    onClose();
    const [email, displayName] = [data?.['email'], data?.['displayName']];
    const about = isOfSomebody ? [{ kind, id }] : [];
    compose?.({
      about,
      ...(typeof email === 'string' && email !== '' && { to: [email] }),
      ...(typeof displayName === 'string' && { name: displayName }),
    });
  }, [compose, data, error, id, isOfSomebody, kind, onClose]);
  return null;
}
