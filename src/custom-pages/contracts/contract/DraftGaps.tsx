import Box from '@mui/material/Box';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { offeredSteps } from '../../../views/rights/offeredSteps.ts';
import { TextGaps } from './document/TextGaps.tsx';
import { useTextGaps } from './document/useTextGaps.ts';

/** Note of what the text of a draft lacks, for those who could activate it: the server refuses that while there are gaps. */
export function DraftGaps({ record }: { readonly record: WireRecord }) {
  const actor = useActor();
  const steps = offeredSteps(actor, contract as unknown as AnyEntity, record);
  const gaps = useTextGaps(
    record,
    steps.some(({ name }) => name === 'activate'),
  );
  if (gaps.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'line2' }}>
      <TextGaps record={record} gaps={gaps} />
    </Box>
  );
}
