import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { requestTo } from '../../../../dataProvider/declaredCall.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { usePdf } from '../../../../widgets/file/usePdf.ts';
import { useTextGaps } from './useTextGaps.ts';

/** Returns a contract as a PDF, made anew each time, and the merge fields in it that have no value. */
export function useContractDocument({ id, version }: Pick<WireRecord, 'id' | 'version'>) {
  const gaps = useTextGaps({ id, version });
  const request = requestTo('GET /client/v1/contracts/{id}/document', { params: { id }, query: {} });
  return { pdf: usePdf([contract.name, 'document', id, version], request), gaps };
}
