import { expect, it } from 'vitest';
import { formTotals, type TotalsTerms } from './formTotals.ts';

const terms: TotalsTerms = {
  currency: 'AUD',
  taxMode: 'EXCLUSIVE',
  rounding: 'INVOICE',
  rates: new Map([
    ['gst', '10'],
    ['quebec', '9.975'],
  ]),
};
const three = Array.from({ length: 3 }, () => ({ quantity: '1', unitPrice: '0.05', taxRateId: 'gst' }));
const amounts = (...given: Parameters<typeof formTotals>) => formTotals(...given).map(({ amount }) => amount);

it('shows tax by rate, rounded as the invoice says', () => {
  expect(formTotals(three, terms)).toEqual([
    { name: 'subtotal', amount: '0.15' },
    { name: 'tax', rate: '10', amount: '0.02' },
    { name: 'total', amount: '0.17' },
  ]);
  expect(amounts(three, { ...terms, rounding: 'LINE' })).toEqual(['0.15', '0.03', '0.18']);
  const two = [...three, { quantity: '1', unitPrice: '1234.56', taxRateId: 'quebec' }];
  expect(amounts(two, terms)).toEqual(['1234.71', '0.02', '123.15', '1357.88']);
});

it('has one figure where there is no tax, and takes tax out of prices that include it', () => {
  expect(formTotals(three, { ...terms, taxMode: 'NONE' })).toEqual([{ name: 'total', amount: '0.15' }]);
  const line = { quantity: '1', unitPrice: '110.00', discount: null, taxRateId: 'gst' };
  expect(amounts([line], { ...terms, taxMode: 'INCLUSIVE' })).toEqual(['100.00', '10.00', '110.00']);
});

it('counts what is unfinished as nothing, and digits as the currency has them', () => {
  const unfinished = [{ quantity: '1,', unitPrice: '5' }, { quantity: '2', unitPrice: null }, {}];
  expect(amounts(unfinished, terms)).toEqual(['0.00']);
  expect(amounts([{ quantity: '0.5', unitPrice: '3' }], { ...terms, currency: 'JPY' })).toEqual(['2']);
});
