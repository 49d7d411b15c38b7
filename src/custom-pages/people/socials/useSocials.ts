import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { SocialConnection, SocialsBase } from '../../../../schema/areas/people/calls/socials.ts';
import type { CallAnswer } from '../../../../schema/calls.ts';
import { isConnectable } from '../../../../schema/areas/people/socials.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { remember } from './pending.ts';
import { socialsBase } from './socialsBase.ts';

type SocialConnections = CallAnswer<`GET ${SocialsBase}/{id}/social-connections`>;
const nothing: readonly SocialConnection[] = [];

/**
 * Returns the connections of a person's social accounts, and the functions to connect and disconnect.
 * @param kind the entity of the record
 * @param leave navigates the browser to the provider's dialog
 */
export function useSocials(kind: string, record: WireRecord, rows: readonly WireRecord[], leave: (to: string) => void) {
  const base = socialsBase(kind);
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [busy, setBusy] = useState<string | null>(null);
  const queryKey = [kind, 'socials', record.id, record.version];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask(`GET ${base}/{id}/social-connections`, { params: { id: record.id }, signal }),
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
        const { url, state } = await client.ask(`POST ${base}/social-connect`, { body });
        remember({ state, kind, id: record.id, talentSocialId });
        leave(url);
      }),
    disconnect: ({ talentSocialId }: SocialConnection) =>
      during(talentSocialId, async () => {
        await client.ask(`DELETE ${base}/social-connections/{talentSocialId}`, { params: { talentSocialId } });
        const without = (known: SocialConnections | undefined) =>
          known && { ...known, connections: known.connections.filter((one) => one.talentSocialId !== talentSocialId) };
        queryClient.setQueryData(queryKey, without);
        notify('app.socials.disconnected', { type: 'success' });
      }),
  };
}
