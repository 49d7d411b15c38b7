import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import type { Engine } from '../../../engine/engine.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields from which the days of a contract's term are worked out. */
const sources = ['endsOn', 'noticeMonths', 'noticeDays', 'renewal', 'renewalMonths', 'renewed'];

/** The last day on which notice can be given; null without an end or a notice. */
export function noticeOf({ endsOn, noticeMonths, noticeDays }: Values): string | null {
  if (typeof endsOn !== 'string' || (noticeMonths == null && noticeDays == null)) return null;
  return addToDay(addToDay(endsOn, -Number(noticeMonths ?? 0), 'month'), -Number(noticeDays ?? 0));
}

/**
 * The end after the next renewal. Months are counted from the end that was agreed on, so that what ended on 31 January ends
 * on 28 February and then on 31 March. Null for a contract that is not renewed.
 */
export function nextEndOf({ agreedEndsOn, renewal, renewalMonths, renewed }: Values): string | null {
  if (renewal === 'NONE' || typeof agreedEndsOn !== 'string' || typeof renewalMonths !== 'number') return null;
  return addToDay(agreedEndsOn, renewalMonths * (Number(renewed ?? 0) + 1), 'month');
}

/** Keeps the days that follow from a contract's end, its notice and its renewal. Without an end or a period nothing is renewed. */
export function keepTerm(engine: Engine): void {
  engine.beforeWrite(
    contract.name,
    async ({ action, before, after, changes }) => {
      const isChanged = (field: string) => changes.some((one) => one.field === field);
      if (action !== 'create' && !sources.some(isChanged)) return;
      // Another end, or another period, is agreed on by people: renewals are counted from it.
      const isAgreed =
        before === null || (!isChanged('renewed') && (isChanged('endsOn') || isChanged('renewalMonths')));
      const term = isAgreed ? { agreedEndsOn: after['endsOn'] ?? null, renewed: 0 } : {};
      const whole = { ...after, ...term };
      return { ...term, noticeOn: noticeOf(whole), nextEndsOn: nextEndOf(whole) };
    },
    { of: ['create', 'update'] },
  );
}
