import { useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '../../schema/index.ts';
import { useStatusNews } from '../realtime/useStatusNews.ts';
import { isOptionsQuery } from './useOptions.ts';

const kinds = ['status', 'statusCategory'] as const satisfies readonly EntityName[];

/** Refetches the statuses, their categories and the options of forms as soon as somebody has changed a status. */
export function useStatusUpdates(): void {
  const queryClient = useQueryClient();
  useStatusNews((isFirst) => {
    for (const kind of kinds) void queryClient.invalidateQueries({ queryKey: [kind] });
    if (!isFirst) void queryClient.invalidateQueries({ predicate: isOptionsQuery });
  });
}
