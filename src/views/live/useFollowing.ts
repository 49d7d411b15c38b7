import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { LiveRows } from './useLiveRows.ts';

/** Returns true for a list from which records leave as they are dealt with (`actions` of a further list). */
export function isQueue({ list }: Pick<AnyEntity, 'list'>): boolean {
  return list.actions !== undefined;
}

/** Reads a queue and its counts again as soon as others have changed one of its rows, which may have left it. */
export function useFollowing(entity: AnyEntity, { changed, gone }: LiveRows): void {
  const queryClient = useQueryClient();
  const { name } = entity;
  const heard = isQueue(entity) ? [...changed, ...gone].join(' ') : '';
  useEffect(() => {
    if (heard !== '') void queryClient.invalidateQueries({ queryKey: [name] });
  }, [heard, name, queryClient]);
}
