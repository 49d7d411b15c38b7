import { useQuery } from '@tanstack/react-query';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';

const none: readonly string[] = [];

/** Returns the merge fields in the text of a contract that have no value for the reader. */
export function useTextGaps({ id, version }: Pick<WireRecord, 'id' | 'version'>, isAsked = true): readonly string[] {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [contract.name, 'text', id, version],
    queryFn: ({ signal }) => client.ask('GET /client/v1/contracts/{id}/text', { params: { id }, signal }),
    gcTime: 0,
    enabled: isAsked,
  });
  return data?.missing ?? none;
}
