import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { InsertTerms } from './InsertTerms.tsx';

const clauses = [
  { name: 'Payment', text: 'Within 14 days.' },
  { name: 'Travel', text: 'Economy class.' },
];

function Form({ start }: { readonly start: string }) {
  const form = useForm({ defaultValues: { terms: start } });
  return (
    <FormProvider {...form}>
      <InsertTerms name="terms" />
      <pre>{form.watch('terms')}</pre>
    </FormProvider>
  );
}

function open(start: string, termConfigs: readonly object[] = clauses) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ responseData: { termConfigs } }));
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  return renderView(
    <ClientContext value={client}>
      <Form start={start} />
    </ClientContext>,
  );
}

const text = () => document.querySelector('pre')?.textContent;

it('puts a clause under its name behind what stands there', async () => {
  const { user } = open('Agreed by phone.\n');
  await user.click(await screen.findByRole('button', { name: 'Insert terms' }));
  await user.click(screen.getByRole('menuitem', { name: 'Travel' }));
  expect(text()).toBe('Agreed by phone.\n\n### Travel\n\nEconomy class.');
});

it('puts all clauses in, in their order', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Insert terms' }));
  await user.click(screen.getByRole('menuitem', { name: 'All terms' }));
  expect(text()).toBe('### Payment\n\nWithin 14 days.\n\n### Travel\n\nEconomy class.');
});

it('is not there for an agency without terms', async () => {
  open('', []);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
