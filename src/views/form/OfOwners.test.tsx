import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { renderView } from '../../../tests/support/browser/renderView.tsx';
import { FormFields } from './FormSections.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const entity = registry.get('partnerContact');
const { name, client, relationship, role, address, whatsappNumber } = entity.fields;
const fields = { name, client, relationship, role, address, whatsappNumber } as typeof entity.fields;

function Form({ clientId }: { readonly clientId: string | null }) {
  const form = useForm({ defaultValues: { clientId } });
  return (
    <FormProvider {...form}>
      <FormFields entity={entity} fields={fields} record={null} />
    </FormProvider>
  );
}

function open(kind: string | null) {
  const options: GreenroomDataProvider['options'] = () =>
    Promise.resolve({
      data: [{ id, displayName: 'Ada', avatar: null, kind: kind ?? 'talent' }],
      loadMore: false,
      nextPageIndex: 1,
    });
  return renderView(<Form clientId={kind === null ? null : id} />, { api: { options } });
}
const asked = () =>
  ['relationship', 'address', 'role', 'whatsappNumber'].filter((one) =>
    document.querySelector(`[data-field="${one}"]`),
  );

it('asks for what contacts of the chosen owner have alone, and for none of it before', async () => {
  open('talent');
  await screen.findByLabelText('Relationship');
  expect(asked()).toEqual(['relationship', 'address']);
});

it('asks for a role and WhatsApp at a partner', async () => {
  const { unmount } = open('partner');
  await screen.findByLabelText('Role');
  expect(asked()).toEqual(['role', 'whatsappNumber']);
  unmount();
  open(null);
  await screen.findByLabelText(/^Name/);
  expect(asked()).toEqual([]);
});
