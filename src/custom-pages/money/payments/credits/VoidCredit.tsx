import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { offeredSteps } from '../../../../views/rights/offeredSteps.ts';
import { RowStepDialog } from '../../../../views/states/RowStepDialog.tsx';
import { useCreditNews } from './useCreditNotes.ts';

interface VoidCreditProps {
  readonly of: CreditNote;
  readonly onClose: () => void;
}

/** Asks why a credit note is void, and voids it: its amount is outstanding again. */
export function VoidCredit({ of, onClose }: VoidCreditProps) {
  const actor = useActor();
  const readAgain = useCreditNews();
  const record = of as unknown as WireRecord;
  const step = offeredSteps(actor, creditNote, record).find(({ name }) => name === 'void');
  const close = () => {
    readAgain();
    onClose();
  };
  return step && <RowStepDialog entity={creditNote} record={record} step={step} onClose={close} />;
}
