import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';
import { expectRefusals, refusal, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { deal, dealSteps } from '../../../tests/support/browser/dealSample.ts';
import { useRecordSteps } from './useRecordSteps.tsx';
import { useRowSteps } from './useRowSteps.tsx';
import type { WireRecord } from '../../fields/kind.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';
const client = { id: '0190a0a0-0000-7000-8000-000000000002', displayName: 'Quay', avatar: null, kind: 'partner' };
const draft = { id, version: 3, summary: 'Tour', stage: 'DRAFT', client, clientId: client.id };
const may = (...steps: string[]) => ({ permissions: { canUpdate: true, canDelete: true, steps } });

type Call = (request: ApiRequest) => Promise<unknown>;

function Steps({ record }: { readonly record: WireRecord }) {
  const { steps, lackOf, ask, dialog } = useRecordSteps(deal, record);
  return (
    <>
      {steps.map((step) => (
        <button key={step.name} type="button" aria-disabled={lackOf(step) !== undefined} onClick={() => ask(step)}>
          {[step.name, lackOf(step)].filter(Boolean).join(' · ')}
        </button>
      ))}
      {dialog}
    </>
  );
}

function renderSteps(record: object, call: Call = async () => ({})) {
  const asked = vi.fn<Call>(call);
  const view = renderView(<Steps record={record as WireRecord} />, {
    call: asked as never,
    steps: dealSteps,
    api: { customFields: async () => ({ data: [] }) },
  });
  return { ...view, asked };
}

it('offers what the server says could be taken, and nothing else', () => {
  renderSteps({ ...draft, stage: 'SENT', ...may('pay') });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['pay']);
});

it('says what a step lacks, also to who presses it all the same', async () => {
  const { user, asked } = renderSteps({ ...draft, client: null, clientId: null, ...may('send') });
  expect(screen.getByRole('button')).toHaveTextContent('send · First fill in: ');
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(/^First fill in: /)).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

it('asks for what the step wants, all of it, and sends it along', async () => {
  const { user, asked } = renderSteps({ ...draft, description: null, ...may('send') });
  await user.click(screen.getByRole('button', { name: 'send' }));
  const dialog = await screen.findByRole('dialog');
  const take = within(dialog).getByRole('button', { name: 'Send' });
  await user.click(take);
  expect(await within(dialog).findByText('This field is required')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox'), 'Agreed');
  await user.click(take);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toEqual({
    method: 'POST',
    path: `/test/deals/${id}/send`,
    body: { description: 'Agreed', version: 3 },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows what the server refuses, under its field or as a whole, and keeps what is typed', async () => {
  expectRefusals();
  const details = [{ field: 'description', message: 'Too vague', key: 'tooShort', params: { min: 9 } }];
  const { user } = renderSteps({ ...draft, description: 'x', ...may('send') }, async () => {
    throw refusal({ message: 'At least 9 characters', details });
  });
  await user.click(screen.getByRole('button', { name: 'send' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('At least 9 characters')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox')).toHaveValue('x');
});

function Row({ record }: { readonly record: WireRecord }) {
  const { stepsOf, ask, dialog } = useRowSteps(deal);
  return (
    <>
      {stepsOf(record).map((step) => (
        <button key={step.name} type="button" onClick={() => ask(record, step)}>
          {step.name}
        </button>
      ))}
      {dialog}
    </>
  );
}

function renderRow(row: object, now: object = row) {
  const getOne = vi.fn<() => Promise<object>>(async () => ({ data: now }));
  const view = renderView(<Row record={row as WireRecord} />, {
    steps: dealSteps,
    api: { getOne: getOne as never, customFields: async () => ({ data: [] }) },
  });
  return { ...view, getOne };
}

const rowSteps = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers in a row what is next and surely possible', () => {
  renderRow(draft);
  expect(rowSteps()).toEqual(['send']);
});

it.each([
  ['a guard decides', { ...draft, stage: 'SENT' }],
  ['nothing leads on', { ...draft, stage: 'PAID' }],
])('offers no step in a row where %s', (_, row) => {
  renderRow(row);
  expect(rowSteps()).toEqual([]);
});

it('offers in a row what lacks something, and says that instead of asking', async () => {
  const { user } = renderRow({ ...draft, client: null, clientId: null });
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByText(/^First fill in: /)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('reads the record of a row anew before it asks, and says where it has moved on', async () => {
  const { user } = renderRow(draft, { ...draft, stage: 'SENT', version: 4, ...may('pay') });
  await user.click(screen.getByRole('button', { name: 'send' }));
  await whenLoaded();
  expect(await screen.findByText(/This step is no longer possible/)).toBeInTheDocument();
});

it('leads on from the notice of a step, to the first of what there is none yet', async () => {
  const opportunity = registry.get('opportunity');
  const won = { id, version: 4, summary: 'Autumn tour', status: { categoryCode: 'WON' } };
  function Win() {
    const record = { ...won, version: 3, value: '1.00', valueCurrency: 'EUR', status: { categoryCode: 'OPPORTUNITY' } };
    const { steps, ask, dialog } = useRecordSteps(opportunity, { ...record, ...may('win') } as WireRecord);
    return (
      <>
        {steps.map((step) => (
          <button key={step.name} type="button" onClick={() => ask(step)}>
            {step.name}
          </button>
        ))}
        {dialog}
      </>
    );
  }
  const { user } = renderView(<Win />, {
    call: (async () => won) as never,
    api: { count: (async (kind: string) => ({ total: kind === 'contract' ? 1 : 0 })) as never },
  });
  await user.click(screen.getByRole('button', { name: 'win' }));
  const dialog = await screen.findByRole('dialog');
  await whenLoaded();
  await user.click(within(dialog).getByRole('button', { name: 'Mark as won' }));
  const link = await screen.findByRole('link', { name: 'Add event' });
  expect(link).toHaveAttribute('href', `/event/add?opportunityId=${id}`);
});
