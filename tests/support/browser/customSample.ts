import { registry } from '../../../schema/index.ts';
import type { CustomField } from '../../../schema/language/fieldsOf.ts';
import type { CustomDataType } from '../../../schema/rules/customFields.ts';
import { talentSample } from './talentSample.ts';

/** Custom fields for tests, and a talent with values of some of them. */
export const entity = registry.get('talent');
export const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const options = [
  { id: 'a1', value: 'Small' },
  { id: 'b2', value: 'Large' },
];
const added = (last: number, label: string, dataType: CustomDataType, of = 'talent'): CustomField => ({
  id: uuid(last),
  entity: of,
  label,
  dataType,
  options: dataType.endsWith('SELECT') ? options : [],
});
const customFields = [
  added(1, 'Shirt', 'SINGLE_SELECT'),
  added(2, 'Kit', 'MULTI_SELECT'),
  added(3, 'Alias', 'SHORT_TEXT'),
  added(4, 'Legend', 'LONG_TEXT'),
  added(5, 'Signed', 'DATE'),
  added(6, 'Desk', 'SHORT_TEXT', 'staff'),
];
export const [shirt, kit, alias, legend, signed] = customFields.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
export const record = {
  ...talentSample,
  id: uuid(9),
  custom: { [shirt]: 'a1', [kit]: ['b2'], [signed]: '2026-02-28' },
};

export const known = () => Promise.resolve({ data: customFields });
/** An answer that comes when the test says so. */
export function later() {
  let come: (answer: { data: readonly CustomField[] }) => void = () => undefined;
  const answer = new Promise<{ data: readonly CustomField[] }>((resolve) => (come = resolve));
  return { answer: () => answer, come: () => come({ data: customFields }) };
}
