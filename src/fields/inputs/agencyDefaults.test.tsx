import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { field } from '../../../schema/fields/kinds.ts';
import { admin, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { valuesOf } from '../values.ts';
import { FieldInput } from '../inputs.ts';

const fields = { fee: field.money(), phoneNumber: field.phone({ country: 'countryCode' }) };
const defaults = { currency: 'EUR', country: 'FR', timeZone: 'Europe/Paris', firstWeekday: 'MO' as const };

function Form({ record }: { record: Record<string, unknown> | null }) {
  const form = useForm({ values: record ?? valuesOf(fields, null, defaults) });
  return (
    <FormProvider {...form}>
      {Object.entries(fields).map(([name, one]) => (
        <FieldInput key={name} resource="duty" name={name} field={one} label={name} prefix="" record={null} />
      ))}
    </FormProvider>
  );
}

it.each([
  ['a new record', null],
  ['a record without them', { fee: null, phoneNumber: null }],
])('amounts and numbers of %s are the agency’s where nothing is chosen', async (_of, record) => {
  renderView(<Form record={record} />, { actor: { ...admin, defaults } });
  await whenLoaded();
  expect(await screen.findByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  expect(await screen.findByRole('combobox', { name: /country/i })).toHaveValue('+33');
});
