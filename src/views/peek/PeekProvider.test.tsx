import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { expectRefusals, renderView } from '../../../tests/support/browser/renderView.tsx';
import { HttpError } from 'ra-core';
import { ReferenceName } from '../../fields/ReferenceName.tsx';
import { trailOf } from '../trail/trail.ts';
import { PeekProvider } from './PeekProvider.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const ada = { ...talentSample, id, email: 'ada@example.com', permissions: { canUpdate: false, canDelete: false } };
const of = { id, displayName: 'Ada Okafor', avatar: null, kind: 'talent' } as const;

function open(getOne: () => Promise<object> = async () => ({ data: ada })) {
  return renderView(
    <PeekProvider>
      <ReferenceName of={of} />
    </PeekProvider>,
    {
      at: '/partner?keyword=x',
      api: {
        getOne: vi.fn<typeof getOne>(getOne) as never,
        history: async () => ({ data: [], loadMore: false, nextPageIndex: null }) as never,
        getList: async () => ({ data: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }) as never,
      },
    },
  );
}

it('opens a record over the page, named by it, and Escape returns the focus to the link', async () => {
  const { user } = open();
  const link = screen.getByRole('link', { name: 'Ada Okafor' });
  expect(link).toHaveAttribute('href', `/talent/${id}/profile/summary`);
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(link);
  const panel = await screen.findByRole('dialog', { name: /^Ada Okafor/ });
  expect(panel).toHaveTextContent('ada@example.com');
  expect(screen.getByLabelText('address')).toHaveTextContent('/partner?keyword=x');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

it('leads on to the page by Open, from which the way back leads here', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('link', { name: 'Ada Okafor' }));
  const panel = await screen.findByRole('dialog', { name: /^Ada Okafor/ });
  await user.click(within(panel).getByRole('link', { name: 'Open' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${id}/profile/summary`);
  expect(trailOf(router.state.location.state)).toEqual({ pathname: '/partner', search: '?keyword=x' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leaves a press with Ctrl to the browser', async () => {
  const { user } = open();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Ada Okafor' }));
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says where a record may not be seen', async () => {
  expectRefusals();
  const { user } = open(async () => {
    throw new HttpError('No', 403, {});
  });
  await user.click(screen.getByRole('link', { name: 'Ada Okafor' }));
  expect(await within(await screen.findByRole('dialog')).findByText('No access')).toBeInTheDocument();
});
