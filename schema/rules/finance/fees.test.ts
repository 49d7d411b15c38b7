import { describe, expect, test } from 'vitest';
import { feeAmount, feeFor, type FeeQuestion, type FeeRule, type FeeTerms } from './fees.ts';

const terms = (percent: number, more: Partial<FeeTerms> = {}): FeeTerms => ({
  rate: BigInt(percent * 10_000),
  fixed: null,
  basis: 'NET',
  least: null,
  most: null,
  ...more,
});
const rule = (id: string, more: Partial<FeeRule> = {}): FeeRule => ({
  ...terms(20),
  id,
  talentIds: [],
  contractTypeIds: [],
  taskTypeIds: [],
  startsOn: null,
  endsOn: null,
  ...more,
});
const question: FeeQuestion = {
  talentId: 'ida',
  contractTypeId: 'booking',
  taskTypeId: null,
  day: '2026-12-01',
  agreed: null,
  commission: null,
};
const all = rule('all');
const byType = rule('type', { contractTypeIds: ['booking'] });
const ofIda = rule('ida', { talentIds: ['ida', 'tom'] });

describe('the fee that holds', () => {
  const found = (rules: readonly FeeRule[], more: Partial<FeeQuestion> = {}) => {
    const fee = feeFor({ ...question, ...more }, rules);
    return fee && [fee.reason, fee.rule?.id ?? null];
  };

  test('is that of the contract, the talent, the commission, the type, then of all', () => {
    const rules = [all, byType, ofIda];
    expect(found(rules, { agreed: terms(5), commission: 150_000n })).toEqual(['CONTRACT', null]);
    expect(found(rules, { commission: 150_000n })).toEqual(['TALENT_RULE', 'ida']);
    expect(found([all, byType], { commission: 150_000n })).toEqual(['COMMISSION', null]);
    expect(found([all, byType])).toEqual(['TYPE_RULE', 'type']);
    expect(found([all, byType], { contractTypeId: null })).toEqual(['GENERAL_RULE', 'all']);
    expect(found([byType], { contractTypeId: 'other' })).toBeNull();
  });

  test('is of the first rule of a sort that holds on the day', () => {
    const over = rule('over', { endsOn: '2026-11-30' });
    const ahead = rule('ahead', { startsOn: '2026-12-02' });
    const now = rule('now', { startsOn: '2026-12-01', endsOn: '2026-12-01' });
    expect(found([over, ahead, now, all])).toEqual(['GENERAL_RULE', 'now']);
  });
});

describe('its amount', () => {
  const figures = { net: 100_005n, tax: 10_001n, expenses: 20_000n };

  test.each<[string, FeeTerms, bigint]>([
    ['a rate of the net figure, halves up', terms(10), 10_001n],
    ['a rate of the gross figure', terms(10, { basis: 'GROSS' }), 11_001n],
    ['a rate of what expenses leave', terms(10, { basis: 'NET_AFTER_EXPENSES' }), 8_001n],
    ['a fixed amount', terms(0, { rate: null, fixed: 5_000n }), 5_000n],
    ['at least so much', terms(1, { least: 2_000n }), 2_000n],
    ['at most so much', terms(50, { most: 30_000n }), 30_000n],
    ['never more than its base', terms(0, { rate: null, fixed: 999_999n }), 100_005n],
  ])('is %s', (_what, fee, amount) => {
    expect(feeAmount(fee, figures)).toBe(amount);
  });

  test('is nothing where expenses are above the figure', () => {
    expect(feeAmount(terms(10, { basis: 'NET_AFTER_EXPENSES' }), { ...figures, expenses: 200_000n })).toBe(0n);
  });
});
