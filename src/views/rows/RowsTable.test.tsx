import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import {
  expectRefusals,
  overtakenBy,
  refusal,
  renderView,
  whenLoaded,
} from '../../../tests/support/browser/renderView.tsx';
import { RowsTable } from './RowsTable.tsx';

const entity = registry.get('talent');
const field = entity.fields['families'] as RowsField;
const blank = { relationship: null, dob: null, phoneNumber: null, countryCode: 'AU', email: null, isGuardian: false };
const ines = { id: 'a', ...blank, name: 'Ines', relationship: 'PARENT', isGuardian: true };
const tom = { id: 'b', ...blank, name: 'Tom', email: 'tom@home.test' };
const record = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  families: [ines, tom],
  permissions: { canUpdate: true, canDelete: true },
};

interface Sent {
  readonly data: { readonly families: readonly { readonly name: string }[]; readonly version: number };
}
type Update = (resource: string, params: Sent) => Promise<{ data: object }>;

const nowWith = (families: readonly object[]) => overtakenBy({ ...record, version: 9, families });

async function renderTable(canUpdate = true, ...failures: readonly Error[]) {
  const update = vi.fn<Update>(async (_resource, { data }) => ({ data: { ...record, ...data, version: 10 } }));
  for (const failure of failures) update.mockRejectedValueOnce(failure);
  if (failures.length > 0) expectRefusals();
  const shown = { ...record, permissions: { canUpdate, canDelete: canUpdate } };
  const view = (
    <dl>
      <RowsTable entity={entity} record={shown} name="families" field={field} isAlone={false} />
    </dl>
  );
  const page = renderView(view, { api: { update: update as never } });
  await whenLoaded();
  const sent = (call: number) => update.mock.calls[call]?.[1].data;
  const open = async (button: string) => {
    await page.user.click(screen.getByLabelText(button));
    await whenLoaded();
    return within(await screen.findByRole('dialog', { name: 'Family member' }));
  };
  return { ...page, update, sent, open };
}
const write = async (
  { user }: { user: { clear(on: Element): Promise<void>; type(on: Element, text: string): Promise<void> } },
  into: Element,
  text: string,
) => {
  await user.clear(into);
  await user.type(into, text);
};

it('shows the rows as a table of what any of them says, to readers without anything to press', async () => {
  await renderTable(false);
  const table = within(screen.getByRole('table', { name: 'Family' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Relationship',
    'Email',
    'Legal guardian',
  ]);
  expect(table.getByText('Parent')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('changes one row, judged while it is typed, and adds another', async () => {
  const page = await renderTable();
  const dialog = await page.open('Edit Tom');
  await write(page, await dialog.findByLabelText('Email'), 'tom');
  expect(await dialog.findByText('Invalid email')).toBeInTheDocument();
  await write(page, dialog.getByLabelText('Email'), 'thomas@home.test');
  await page.user.click(dialog.getByText('Save'));
  await waitFor(() =>
    expect(page.sent(0)).toEqual({ version: 4, families: [ines, { ...tom, email: 'thomas@home.test' }] }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const added = await page.open('Add to Family');
  await page.user.type(added.getByLabelText(/^Name/), 'Mia{Control>}{Enter}{/Control}');
  await waitFor(() => expect(page.sent(1)?.families).toEqual([ines, tom, { name: 'Mia', isGuardian: false }]));
});

it('removes a row at once, and brings it back on Undo', async () => {
  const { user, sent } = await renderTable();
  await user.click(screen.getByLabelText('Delete Ines'));
  await waitFor(() => expect(sent(0)).toEqual({ version: 4, families: [tom] }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const { id: _id, ...again } = ines;
  await waitFor(() => expect(sent(1)).toEqual({ version: 10, families: [again, tom] }));
});

it('keeps what somebody else wrote meanwhile, without a question where it is about something else', async () => {
  const theirs = [{ ...ines, phoneNumber: '0412345678' }, tom, { ...tom, id: 'c', name: 'Ben' }];
  const page = await renderTable(true, nowWith(theirs));
  const dialog = await page.open('Edit Ines');
  await write(page, dialog.getByLabelText(/^Name/), 'Inês');
  await page.user.click(dialog.getByText('Save'));
  await waitFor(() =>
    expect(page.sent(1)).toEqual({ version: 9, families: [{ ...theirs[0], name: 'Inês' }, ...theirs.slice(1)] }),
  );
});

it('asks where both wrote the same, and loses neither text', async () => {
  const theirs = [{ ...ines, name: 'Agnes' }, tom];
  const page = await renderTable(true, nowWith(theirs), nowWith(theirs));
  const dialog = await page.open('Edit Ines');
  await write(page, dialog.getByLabelText(/^Name/), 'Inês');
  await page.user.click(dialog.getByText('Save'));
  await page.user.click(await screen.findByText('Back to the form'));
  await waitFor(() => expect(dialog.getByText('Save')).toBeEnabled());
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Inês');
  await page.user.click(dialog.getByText('Save'));
  expect(await screen.findByRole('radio', { name: /Both together/ })).toBeChecked();
  await page.user.click(screen.getByText('Keep these and save'));
  await waitFor(() => expect(page.sent(2)?.families.map(({ name }) => name)).toEqual(['Inês', 'Agnes', 'Tom']));
});

it('puts what the server refuses of the row under its cell', async () => {
  const details = [{ field: 'families.1.email', message: 'Invalid', key: 'email' }];
  const page = await renderTable(true, refusal({ details }));
  const dialog = await page.open('Edit Tom');
  await write(page, dialog.getByLabelText('Email'), 'tom@home.example');
  await page.user.click(dialog.getByText('Save'));
  expect(await dialog.findByText('Invalid email')).toBeInTheDocument();
});
