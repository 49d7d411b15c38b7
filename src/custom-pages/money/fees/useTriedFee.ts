import { useQuery } from '@tanstack/react-query';
import { managementFeeRule } from '../../../../schema/areas/money/entities/managementFeeRule.ts';
import type { TriedFee } from '../../../../schema/areas/money/calls/fees.ts';
import { filterSearchDebounce } from '../../../../schema/rules/limits.ts';
import { isAmount } from '../../../../schema/rules/money.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useDebounced } from '../../../widgets/picker/useDebounced.ts';

/** Values of the form, unfinished ones included. */
export interface TriedValues {
  readonly talentId: string | null;
  readonly contractId: string | null;
  readonly amount: string | null;
  readonly amountCurrency: string;
}

/** Answer to the form; undefined until a talent and an amount are given. */
export interface Tried {
  readonly fee: TriedFee | undefined;
  readonly error: unknown;
}

/** Asks which fee holds for the values of the form, once typing rests. */
export function useTriedFee({ talentId, contractId, amount, amountCurrency: currency }: TriedValues): Tried {
  const client = useClient();
  const rested = useDebounced(amount, filterSearchDebounce);
  const asked =
    talentId && rested && isAmount(rested, currency) ? { talentId, contractId, amount: rested, currency } : null;
  const { data, error } = useQuery({
    queryKey: [managementFeeRule.name, 'try', asked],
    queryFn: ({ signal }) => asked && client.ask('POST /finance/v1/management-fee-rules/try', { body: asked, signal }),
    enabled: asked !== null,
    gcTime: 0,
  });
  return { fee: (asked && data) ?? undefined, error: asked && error };
}
