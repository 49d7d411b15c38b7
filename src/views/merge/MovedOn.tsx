import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { offers } from '../../../schema/operations.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { foundPath } from '../foundPath.ts';

interface MovedOnProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** While it is found out, and where the record is nowhere. */
  readonly waiting: ReactNode;
  readonly lost: ReactNode;
}

/** What stands at the address of a record that is not there: where it was merged into another one, the way leads on. */
export function MovedOn({ entity, id, waiting, lost }: MovedOnProps) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const isAsked = offers(entity, 'merged');
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'merged', id],
    queryFn: ({ signal }) => dataProvider.merged(entity.name, id, { signal }),
    enabled: isAsked,
    retry: false,
  });
  const path = data ? foundPath(data) : null;
  const goOn = useEffectEvent((to: string) => {
    notify('app.views.merge.movedOn', { messageArgs: { gone: data?.formerName, kept: data?.displayName } });
    void navigate(to, { replace: true });
  });
  useEffect(() => {
    if (path !== null) goOn(path);
  }, [path]);
  return !isAsked || isError || (data && path === null) ? lost : waiting;
}
