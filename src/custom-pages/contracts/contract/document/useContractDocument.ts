import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { requestTo } from '../../../../dataProvider/declaredCall.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useTextGaps } from './useTextGaps.ts';

/**
 * Returns a contract as a PDF, by the address at which the browser has it, and the merge fields in it that have no value;
 * made anew each time.
 */
export function useContractDocument({ id, version }: Pick<WireRecord, 'id' | 'version'>) {
  const client = useClient();
  const params = { id };
  const gaps = useTextGaps({ id, version });
  const { data: address = null, error } = useQuery({
    queryKey: [contract.name, 'document', id, version],
    queryFn: async ({ signal }) => {
      const request = requestTo('GET /client/v1/contracts/{id}/document', { params, query: {}, signal });
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of client.stream(request)) parts.push(part);
      return URL.createObjectURL(new Blob(parts, { type: 'application/pdf' }));
    },
    gcTime: 0,
    // Drawn anew, it would jump back to its first page.
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return { address, gaps, error };
}
