import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse, type FakeCall } from '../../../tests/support/fakeFetch.ts';
import { somebody } from '../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../tests/support/renderPage.tsx';
import { favoriteRoutes } from './favorite.ts';
import { Favorites } from './Favorites.tsx';

const zoe = { id: 'f1', displayName: 'Zoë Kravchenko', link: 'https://zoe.example/about', markedAt: Date.now() };

const open = (rows: readonly unknown[], answer: (call: FakeCall) => unknown = () => undefined) =>
  renderPage(<Favorites />, (call) => answer(call) ?? (call.path === favoriteRoutes.list ? pageOf(rows) : {}), {
    actor: somebody({}, 'app_admin'),
  });

it('says what to do where there is no favourite yet, and takes the first', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a favourite' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(1);
  await user.type(screen.getByLabelText('Name'), 'Amal');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent(favoriteRoutes.general)[0]?.body).toEqual({ displayName: 'Amal', link: '' }));
  expect(await screen.findByText('Amal is a favourite now')).toBeInTheDocument();
});

it('leads to their page without telling where from', async () => {
  open([zoe]);
  const link = await screen.findByRole('link', { name: 'zoe.example/about' });
  expect(link).toHaveAttribute('href', zoe.link);
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('lets a favourite go, and brings it back on Undo', async () => {
  const { user, sent } = open([zoe]);
  await user.click(await screen.findByRole('button', { name: 'Remove Zoë Kravchenko from the favourites' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(favoriteRoutes.mark).map(({ body }) => body)).toEqual([
      { ids: ['f1'], isFavorite: false },
      { ids: ['f1'], isFavorite: true },
    ]),
  );
});

it('says under the link what is wrong with it', async () => {
  const errorDetails = [{ field: 'link', message: 'Invalid link format', key: 'link' }];
  const { user } = open([], ({ path }) =>
    path === favoriteRoutes.general ? refuse(400, {}, { errorDetails }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Add a favourite' }));
  await user.type(screen.getByLabelText('Name'), 'Amal');
  await user.type(screen.getByLabelText('Link'), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Invalid link format')).toBeInTheDocument();
});
