import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestMeasure, type Quantity } from './limits.ts';
import { formatMeasure, measureSystems, parseMeasure } from './measures.ts';

test.each([
  [1825, 'length', 'metric', '182.5 cm'],
  [1829, 'length', 'imperial', '6′ 0″'],
  [1803, 'length', 'imperial', '5′ 11″'],
  [978, 'length', 'imperial', '38.5 in'],
  [72_400, 'mass', 'metric', '72.4 kg'],
  [72_575, 'mass', 'imperial', '160 lb'],
  [1250, 'share', 'imperial', '12.5 %'],
] as const)('%d of %s in %s units reads %s', (value, quantity, system, text) => {
  expect(formatMeasure(value, quantity, system)).toBe(text);
});

test('a measure has the decimal sign of its language', () => {
  expect(formatMeasure(1825, 'length', 'metric', 'fr')).toBe('182,5 cm');
  expect(formatMeasure(978, 'length', 'imperial', 'fr')).toBe('38,5 in');
});

test.each([
  ['182,5', 'length', 'metric', 1825],
  ['1.82 m', 'length', 'imperial', 1820],
  ['38.5', 'length', 'imperial', 978],
  ["5'11", 'length', 'metric', 1803],
  ['5′ 11″', 'length', 'metric', 1803],
  ['6 ft 1 in', 'length', 'metric', 1854],
  ['11 st 4 lb', 'mass', 'metric', 71_668],
  ['72.4', 'mass', 'metric', 72_400],
  ['160', 'mass', 'imperial', 72_575],
  ['12.5%', 'share', 'metric', 1250],
] as const)('%j as a %s in %s units is %d', (text, quantity, system, value) => {
  expect(parseMeasure(text, quantity, system)).toBe(value);
});

test.each([
  ['1.83', 'metric', 1830],
  ['1,83', 'metric', 1830],
  ['1,83', 'imperial', 1830],
  ['2', 'metric', 2000],
  ['6', 'imperial', 1829],
  ['183', 'metric', 1830],
  ['50', 'metric', 500],
  ['72', 'imperial', 1829],
  // No unit makes these a height: the rule refuses them.
  ['5.11', 'imperial', 130],
  ['18', 'metric', 180],
  ['18 mm', 'metric', 18],
] as const)('%j alone, of a height in %s units, is %d mm', (text, system, value) => {
  expect(parseMeasure(text, 'length', system, [300, 3000])).toBe(value);
});

test.each([
  ['', 'length'],
  ['tall', 'length'],
  ['-3', 'length'],
  ['180 kg', 'length'],
  ['180 cm 5', 'length'],
  ['5 ft 3 kg', 'length'],
  ['70 cm', 'mass'],
  ['1e3', 'mass'],
] as const)('%j is no %s', (text, quantity) => {
  expect(parseMeasure(text, quantity, 'metric')).toBeNull();
});

test('what is shown reads as what it was, to half of the last digit', () => {
  const quantities = Object.keys(largestMeasure) as Quantity[];
  fc.assert(
    fc.property(
      fc.constantFrom(...quantities),
      fc.constantFrom(...measureSystems),
      fc.nat(9_999),
      (quantity, system, value) => {
        const read = parseMeasure(formatMeasure(value, quantity, system), quantity, system);
        const step = system === 'metric' || quantity === 'share' ? 10 : quantity === 'mass' ? 227 : 13;
        expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(step);
      },
    ),
  );
});
