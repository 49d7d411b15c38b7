import { allot } from './allot.ts';

/**
 * Returns the part of a payment that is the agency's fee: in proportion to what is open of the fee and of the rest. The
 * payment of everything that is open takes all that is open of the fee. The same holds for what is credited.
 * @param payment minor units, from 0 to what is open
 * @param open what is open of the invoice
 * @param feeOpen what is open of its fee; no more than `open` counts
 */
export function feeOfPayment(payment: bigint, open: bigint, feeOpen: bigint): bigint {
  const fee = feeOpen < 0n ? 0n : feeOpen > open ? open : feeOpen;
  const [part = 0n] = allot(payment, [fee, open - fee]);
  return part;
}
