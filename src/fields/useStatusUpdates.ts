import { useQueryClient } from '@tanstack/react-query';
import { status } from '../../schema/areas/work/entities/status.ts';
import { statusCategory } from '../../schema/areas/work/entities/statusCategory.ts';
import { useStatusNews } from '../realtime/useStatusNews.ts';
import { isOptionsQuery } from './useOptions.ts';

/** Refetches the statuses, their categories and the options of forms as soon as somebody has changed a status. */
export function useStatusUpdates(): void {
  const queryClient = useQueryClient();
  useStatusNews((isFirst) => {
    for (const { name } of [status, statusCategory]) void queryClient.invalidateQueries({ queryKey: [name] });
    if (!isFirst) void queryClient.invalidateQueries({ predicate: isOptionsQuery });
  });
}
