import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useUsualValues, type UsualValues } from './useUsualValues.ts';

const usual: UsualValues = { today: '2026-11-30', taxRateId: 'gst', taxMode: 'EXCLUSIVE' };
const blank = { description: null, unitPrice: null, taxRateId: null };

function opened(values: object, given: UsualValues = usual): UseFormReturn<Record<string, unknown>> {
  const forms: UseFormReturn<Record<string, unknown>>[] = [];
  function Form({ children }: { readonly children: ReactNode }) {
    const form = useForm<Record<string, unknown>>({ defaultValues: values as Record<string, unknown> });
    forms.push(form);
    return <FormProvider {...form}>{children}</FormProvider>;
  }
  renderHook(() => useUsualValues('lines', given), { wrapper: Form });
  const [form] = forms;
  if (!form) throw new Error('there is no form');
  return form;
}

it('a new invoice has the agency’s day, and each line the usual tax rate as it is added', () => {
  const form = opened({ issuedOn: null, clientId: 'opera', lines: [blank] });
  expect(form.getValues()).toMatchObject({ issuedOn: '2026-11-30', lines: [{ taxRateId: 'gst' }] });
  act(() => form.setValue('lines', [{ ...blank, taxRateId: null, description: 'Free' }, blank]));
  expect(form.getValues('lines')).toMatchObject([{ taxRateId: null }, { taxRateId: 'gst' }]);
});

it('lines that are there, and those of an invoice without tax, stay as they are', () => {
  const lines = [{ ...blank, id: 'one' }];
  expect(opened({ issuedOn: '2026-01-02', lines }).getValues()).toEqual({ issuedOn: '2026-01-02', lines });
  expect(opened({ clientId: 'opera', lines: [blank] }, { ...usual, taxMode: 'NONE' }).getValues('lines')).toEqual([
    blank,
  ]);
});

it('a form that nobody has begun stays as it is', () => {
  expect(opened({ issuedOn: null, lines: [blank] }).getValues()).toEqual({ issuedOn: null, lines: [blank] });
});
