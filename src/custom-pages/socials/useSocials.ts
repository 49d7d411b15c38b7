import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { registry } from '../../../schema/index.ts';
import { isConnectable, type SocialConnection, type SocialConnections } from '../../../schema/socials.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { remember } from './pending.ts';

interface Dialog {
  readonly url: string;
  readonly state: string;
}

const nothing: readonly SocialConnection[] = [];

/**
 * What of somebody's social accounts is connected, and the ways to connect and disconnect.
 * @param kind the entity of the record
 * @param leave leads the browser to the provider's dialog
 */
export function useSocials(kind: string, record: WireRecord, rows: readonly WireRecord[], leave: (to: string) => void) {
  const { base } = registry.get(kind).api;
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [busy, setBusy] = useState<string | null>(null);
  const queryKey = [kind, 'socials', record.id, record.version];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call<SocialConnections>({ method: 'GET', path: `${base}/${record.id}/social-connections`, signal }),
    enabled: rows.some((row) => isConnectable(row['platform'])),
    // What is known stays while the record's next version is asked about.
    placeholderData: (former) => former,
  });
  const during = async (row: string, work: () => Promise<void>) => {
    setBusy(row);
    try {
      await work();
    } catch (error) {
      complain(error);
    }
    setBusy(null);
  };
  return {
    provider: data?.provider ?? null,
    connections: data?.connections ?? nothing,
    /** The row that is being connected or disconnected. */
    busy,
    connect: (talentSocialId: string) =>
      during(talentSocialId, async () => {
        const body = { talentSocialId };
        const { url, state } = await client.call<Dialog>({ method: 'POST', path: `${base}/social-connect`, body });
        remember({ state, kind, id: record.id, talentSocialId });
        leave(url);
      }),
    disconnect: ({ talentSocialId }: SocialConnection) =>
      during(talentSocialId, async () => {
        await client.call({ method: 'DELETE', path: `${base}/social-connections/${talentSocialId}` });
        const without = (known: SocialConnections | undefined) =>
          known && { ...known, connections: known.connections.filter((one) => one.talentSocialId !== talentSocialId) };
        queryClient.setQueryData(queryKey, without);
        notify('app.socials.disconnected', { type: 'success' });
      }),
  };
}
