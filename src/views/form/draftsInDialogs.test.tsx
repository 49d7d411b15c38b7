import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { deal, dealSteps } from '../../../tests/support/browser/dealSample.ts';
import { renderInSession } from '../../../tests/support/browser/endingSession.tsx';
import { admin, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { BulkEdit } from '../list/rows/bulk/BulkEdit.tsx';
import { useRecordSteps } from '../states/useRecordSteps.tsx';
import { RecordDialog } from './RecordDialog.tsx';

beforeEach(() => localStorage.clear());

const nothing = () => undefined;
const offer = () => screen.queryByRole('button', { name: 'Restore them' });

/** The dialog in which a step asks for a description. */
async function openStep() {
  const record = { id: '0190a0a0-0000-7000-8000-000000000001', version: 3, summary: 'Tour', stage: 'DRAFT' };
  const clientId = '0190a0a0-0000-7000-8000-000000000002';
  const client = { id: clientId, displayName: 'Quay', avatar: null, kind: 'partner' };
  const permissions = { canUpdate: true, canDelete: true, steps: ['send'] };
  function Steps() {
    const whole = { ...record, client, clientId, description: null, permissions } as unknown as WireRecord;
    const { steps, ask, dialog } = useRecordSteps(deal, whole);
    return (
      <>
        <button type="button" onClick={() => steps[0] && ask(steps[0])}>
          Ask
        </button>
        {dialog}
      </>
    );
  }
  const page = renderInSession(<Steps />, { at: `/deal/${record.id}`, steps: dealSteps });
  await page.user.click(screen.getByText('Ask'));
  return { ...page, text: await within(await screen.findByRole('dialog')).findByRole('textbox') };
}

/** The dialog of a record that has no page of its own; `taskGroupId` is what it is added to. */
async function openRecord(taskGroupId = 'a') {
  const entity = registry.get('taskGroupItem');
  const dialog = (
    <RecordDialog entity={entity} fields={[entity.title]} record={null} given={{ taskGroupId }} onClose={nothing} />
  );
  const page = renderInSession(dialog, { at: '/settings/task' });
  await whenLoaded();
  return { ...page, text: await screen.findByRole('textbox') };
}

it('offers again what was typed into the question of a step', async () => {
  const first = await openStep();
  await first.user.type(first.text, 'Agreed on the phone');
  first.end();
  const second = await openStep();
  expect(second.text).toHaveValue('');
  await second.user.click(offer()!);
  expect(second.text).toHaveValue('Agreed on the phone');
});

it('offers again what was typed into a small dialog, and only for what it was to be added to', async () => {
  const first = await openRecord();
  await first.user.type(first.text, 'Call the venue');
  first.end();
  const other = await openRecord('b');
  expect(offer()).toBeNull();
  other.end();
  const second = await openRecord();
  await second.user.click(offer()!);
  expect(second.text).toHaveValue('Call the venue');
});

it('offers again what was to be written into many records, with its field', async () => {
  const contract = registry.get('contract');
  const fields = (['client', 'approvalNote'] as const).map((name) => ({ name, field: contract.fields[name]! }));
  const open = async () => {
    const page = renderInSession(
      <BulkEdit entity={contract} fields={fields} count={3} onConfirm={nothing} onClose={nothing} />,
      { actor: admin, at: '/contracts' },
    );
    await whenLoaded();
    await screen.findByRole('combobox', { name: 'Partner' });
    return page;
  };
  const first = await open();
  await first.user.click(screen.getByRole('combobox', { name: 'Field' }));
  await first.user.click(screen.getByRole('option', { name: 'Note on the approval' }));
  await first.user.type(await screen.findByRole('textbox', { name: 'Note on the approval' }), 'Renewed by letter');
  first.end();
  const second = await open();
  await second.user.click(offer()!);
  expect(await screen.findByRole('textbox', { name: 'Note on the approval' })).toHaveValue('Renewed by letter');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Change 3/ })).toBeEnabled());
});
