import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Values that new invoices usually have. */
export interface UsualValues {
  /** The agency's day. */
  readonly today: string;
  readonly taxRateId: string | null;
  readonly taxMode: string;
}

type Row = Readonly<Record<string, unknown>>;

const isNew = ({ id, taxRateId }: Row) => !id && !taxRateId;
const isBegun = ({ id, description, unitPrice }: Row) => Boolean(id ?? description ?? unitPrice);

/**
 * Fills what an invoice usually has into its form, once somebody has begun to write it: the agency's day as its date of
 * issue, and the usual tax rate into each line as it is added. Whatever is changed afterwards stays.
 * @param usual undefined until it is known
 */
export function useUsualValues(name: string, usual: UsualValues | undefined): void {
  const { getValues, setValue } = useFormContext();
  const [rows, client] = useWatch({ name: [name, 'clientId'] }) as [readonly Row[] | null, unknown];
  // A form that nobody has touched can be left without a question.
  const hasBegun = Boolean(client) || rows?.some(isBegun) === true;
  const count = rows?.length ?? 0;
  const seen = useRef(0);
  const isDated = useRef(false);
  useEffect(() => {
    if (!usual || !hasBegun) return;
    if (!isDated.current && !getValues('issuedOn')) setValue('issuedOn', usual.today);
    isDated.current = true;
    const added = ((getValues(name) as readonly Row[] | null) ?? []).slice(seen.current);
    for (const [index, row] of added.entries())
      if (isNew(row) && usual.taxRateId !== null && usual.taxMode !== 'NONE')
        setValue(`${name}.${seen.current + index}.taxRateId`, usual.taxRateId);
    seen.current = count;
  }, [count, getValues, hasBegun, name, setValue, usual]);
}
