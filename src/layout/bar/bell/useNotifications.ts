import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { notificationsKey } from './useNotificationNews.ts';

/** Returns the person's notifications, page by page, and the functions that mark them. */
export function useNotifications(isUnreadOnly: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const pages = usePages([notificationsKey, 'list', isUnreadOnly], (asked, signal) =>
    client.ask('POST /client/v1/notifications/list', {
      body: { ...asked, ...(isUnreadOnly && { read: 0 as const }) },
      signal,
    }),
  );
  const mark = async (body: { ids?: string[]; until?: number; read?: 0 | 1 }) => {
    try {
      await client.ask('PUT /client/v1/notifications/read', { body });
    } catch (failure) {
      fail(failure);
    }
    await queryClient.invalidateQueries({ queryKey: [notificationsKey] });
  };
  return { ...pages, mark };
}
