import { describe, expect, it } from 'vitest';
import type { FilterSpec, JsonSchema } from '../fields/field.ts';
import { field, kindOf } from '../fields/kinds.ts';
import { day, instantSchema, uuid } from '../fields/schemas.ts';
import { isCrossed, readValue } from './filterValue.ts';

const spec = (schema: JsonSchema): FilterSpec => ({ param: 'x', match: 'any', key: 'x', schema });
const schemaOf = (one: ReturnType<typeof field.text>, at = 0) => kindOf(one).filters('x', one)[at] as FilterSpec;
const amount = schemaOf(field.money() as never);
const code = schemaOf(field.choice({ OPEN: 0, CLOSED: 1 }) as never);

describe('a value of a filter', () => {
  it.each<[string, FilterSpec, unknown]>([
    ['1', code, 1],
    ['7', code, undefined],
    ['x', code, undefined],
    ['', code, undefined],
    ['true', spec({ type: 'boolean' }), true],
    ['constructor', spec({ type: 'boolean' }), undefined],
    ['12.5', amount, '12.5'],
    ['-0.05', amount, '-0.05'],
    ['12.345', amount, '12.345'],
    ['12.34567', amount, undefined],
    ['92233720368547758.07', amount, '92233720368547758.07'],
    ['EUR', schemaOf(field.money() as never, 2), 'EUR'],
    ['eur', schemaOf(field.money() as never, 2), undefined],
    ['ZZZ', schemaOf(field.money() as never, 2), undefined],
    ['1e3', amount, undefined],
    ['1', spec(instantSchema), 1],
    ['9999999999999999', spec(instantSchema), undefined],
    ['1.5', spec(instantSchema), undefined],
    ['2026-02-28', spec(day), '2026-02-28'],
    ['2026-02-29', spec(day), undefined],
    ['0190A0A0-0000-7000-8000-000000000001', spec(uuid), '0190A0A0-0000-7000-8000-000000000001'],
    ['0190a0a0', spec(uuid), undefined],
    ['a'.repeat(500), spec({ type: 'string' }), 'a'.repeat(500)],
    ['a'.repeat(501), spec({ type: 'string' }), undefined],
    ['a\0', spec({ type: 'string' }), undefined],
    ['\uD800', spec({ type: 'string' }), undefined],
  ])('is read as its filter takes it: %j', (text, one, value) => {
    expect(readValue(text, one)).toBe(value);
  });
});

describe('two bounds', () => {
  it.each<[string, string, boolean]>([
    ['1', '1', false],
    ['9', '10', false],
    ['10', '9', true],
    ['-1', '-2', true],
    ['900000000000000.01', '900000000000000.02', false],
    ['900000000000000.02', '900000000000000.01', true],
    ['1.2345', '1.2346', false],
    ['1.2346', '1.2345', true],
    ['-0.5', '-0.6', true],
    ['92233720368547758.07', '92233720368547758.06', true],
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-21', '2026-11-20', true],
  ])('%s and %s have nothing between them: %s', (from, to, is) => {
    expect(isCrossed(from, to)).toBe(is);
  });
});
