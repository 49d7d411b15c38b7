import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryHead } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';

/** Milliseconds after which states are refetched: deliveries go on meanwhile. */
const freshFor = 15_000;
/** The same while a delivery is about to be made. */
const soon = 2_000;

type Timed = Pick<DeliveryHead, 'state' | 'nextAt'>;

/** Returns true for a delivery that is being sent or is about to be. */
const isDue = ({ state, nextAt }: Timed) => state === 'sending' || (nextAt ?? Infinity) < Date.now() + soon;

/** Milliseconds after which one delivery is refetched; false once its state is final. */
function intervalOf(delivery: Timed | undefined): number | false {
  if (delivery === undefined) return false;
  if (isDue(delivery)) return soon;
  return delivery.state === 'waiting' ? freshFor : false;
}

/** The webhooks of the agency, by name. */
export function useWebhooks() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'list'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/webhooks', { signal }),
    refetchInterval: freshFor,
  });
  return {
    rows: data?.data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    /** Invalidates everything that is known of webhooks. */
    forget: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  };
}

/** The events that a webhook can get, by entity. */
export function useEvents() {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ['webhookEvents'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/webhooks/events', { signal }),
    staleTime: Infinity,
  });
  return { entities: data?.data, error };
}

/** The deliveries of a webhook, the newest first, page by page. */
export function useDeliveries(id: string) {
  const client = useClient();
  const { forget: _forget, ...pages } = usePages(
    ['webhooks', 'log', id],
    (query, signal) => client.ask('GET /client/v1/webhooks/{id}/deliveries', { params: { id }, query, signal }),
    (first) => (first.some(isDue) ? soon : freshFor),
  );
  return pages;
}

/** One delivery with its request and its answer. */
export function useDelivery(id: string, deliveryId: string) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'log', id, deliveryId],
    queryFn: ({ signal }) =>
      client.ask('GET /client/v1/webhooks/{id}/deliveries/{deliveryId}', { params: { id, deliveryId }, signal }),
    refetchInterval: ({ state }) => intervalOf(state.data),
    gcTime: 0,
  });
  return { delivery: data, error: data === undefined ? error : null, retry: () => void refetch() };
}
