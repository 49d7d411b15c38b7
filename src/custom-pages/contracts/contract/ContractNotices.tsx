import type { WireRecord } from '../../../fields/kind.ts';
import { DraftGaps } from './DraftGaps.tsx';
import { NextTerm } from './NextTerm.tsx';

/** Notes above the summary of a contract: what its text lacks, and its next renewal. */
export function ContractNotices({ record }: { readonly record: WireRecord }) {
  return (
    <>
      <DraftGaps record={record} />
      <NextTerm record={record} />
    </>
  );
}
