import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useMovedTo } from '../form/useMovedTo.ts';

interface MovedOnProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** While it is found out, and where the record is nowhere. */
  readonly waiting: ReactNode;
  readonly lost: ReactNode;
}

/** Shown at the address of a missing record: links to the record that it was merged into or converted to. */
export function MovedOn({ entity, id, waiting, lost }: MovedOnProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const moved = useMovedTo(entity, id);
  const goOn = useEffectEvent((to: string) => {
    if (moved) notify(moved.key, { messageArgs: moved.params });
    void navigate(to, { replace: true });
  });
  const path = moved?.path;
  useEffect(() => {
    if (path !== undefined) goOn(path);
  }, [path]);
  return moved === null ? lost : waiting;
}
