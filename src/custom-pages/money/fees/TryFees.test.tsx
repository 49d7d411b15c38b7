import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import { TryFees } from './TryFees.tsx';

const found = {
  fee: '150.00',
  base: '1000.00',
  basis: 'GROSS',
  rate: '20',
  fixed: null,
  least: null,
  most: '150.00',
  reason: 'TALENT_RULE',
  rule: { id: 'r1', displayName: 'Ida’s' },
  isRaised: false,
  isCapped: true,
  isAboveLegalCap: true,
};
const ida = { id: 't1', kind: 'talent', displayName: 'Ida', avatar: null };

async function open(answer: object) {
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => answer);
  const options = async () => ({ data: [ida], loadMore: false, nextPageIndex: null });
  const { user } = renderView(<TryFees onClose={() => undefined} />, {
    call: call as never,
    api: { options } as never,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Try the fee rules' }));
  expect(await dialog.findByText('Choose a talent and an amount to see the fee.')).toBeInTheDocument();
  await user.click(await dialog.findByLabelText(/^Talent/));
  await user.click(await screen.findByText('Ida'));
  await user.type(dialog.getByLabelText(/^Amount without tax/), '1000');
  return { call, dialog };
}

it('says which rule holds and why, of which figure it is, its cap, and that it is above the legal one', async () => {
  const { call, dialog } = await open(found);
  expect(await dialog.findByText('$150.00')).toBeInTheDocument();
  for (const words of [
    'By the rule “Ida’s”, which names the talent',
    '20% of $1,000.00, tax included',
    'Capped at $150.00',
  ])
    expect(dialog.getByText(words)).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent(/^This is above 10%/);
  const body = { talentId: 't1', contractId: null, currency: 'AUD' };
  expect(call.mock.calls.at(-1)?.[0]).toMatchObject({ path: '/finance/v1/management-fee-rules/try', body });
});

it('says that no fee holds', async () => {
  const { dialog } = await open({ ...found, fee: null, reason: null, rule: null, isAboveLegalCap: false });
  expect(await dialog.findByText(/^No fee applies/)).toBeInTheDocument();
});
