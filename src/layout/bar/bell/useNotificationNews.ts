import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { notificationsTopic, type RealtimeMessage } from '../../../../schema/realtime.ts';
import { useChannel } from '../../../realtime/ChannelContext.ts';

/** Query key of everything that is read of notifications. */
export const notificationsKey = 'notifications';

/**
 * Returns the number of unread notifications, and rereads the open list, as soon as the server tells of a change: from
 * here, another tab or another browser, or because a right has ended.
 * @param onNew called with the id of each new notification
 */
export function useNotificationNews(onNew: (id: string) => void): number {
  const channel = useChannel();
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    const hear = (message: RealtimeMessage) => {
      if (message.kind === 'BADGE_NUMBER_UPDATE') {
        setCount(Number(message.body['count'] ?? 0));
        void queryClient.invalidateQueries({ queryKey: [notificationsKey] });
      }
      if (message.kind === 'NEW_MESSAGE') tell(String(message.body['id']));
      if (message.kind === 'MESSAGE_STATUS_UPDATE')
        void queryClient.invalidateQueries({ queryKey: [notificationsKey] });
    };
    return channel?.subscribe({ destination: notificationsTopic, onMessage: hear });
  }, [channel, queryClient]);
  return count;
}
