import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { somebody } from '../../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { Favorites } from './Favorites.tsx';

const zoe: Favorite = {
  id: 'f1',
  displayName: 'Zoë Kravchenko',
  avatar: null,
  avatarId: null,
  link: 'https://zoe.example/about',
  status: 0,
  tags: ['Voice-over'],
  connected: [],
  isFavorite: true,
  markedAt: Date.now(),
  version: 3,
};

const made = (more: Partial<Favorite>): Favorite => ({ ...zoe, tags: [], link: null, id: 'f2', version: 1, ...more });

const open = (rows: readonly unknown[], answer: (call: FakeCall) => unknown = () => undefined, at = '/') =>
  renderPage(<Favorites />, (call) => answer(call) ?? (call.path === '/cms/v1/favorites/list' ? pageOf(rows) : {}), {
    actor: somebody({}, 'app_admin'),
    at,
  });

it('says what to do where there is no favourite yet, and takes the first', async () => {
  const { user, sent } = open([], ({ path }) =>
    path === '/cms/v1/favorites/general' ? made({ displayName: 'Amal' }) : undefined,
  );
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add favourite' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amal');
  await user.type(screen.getByLabelText('Tags'), 'dancer, Perth');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent('/cms/v1/favorites/general')[0]?.body).toEqual({ displayName: 'Amal', link: '', avatarId: null }),
  );
  await waitFor(() =>
    expect(sent('/cms/v1/favorites/f2/tags')[0]?.body).toEqual({ tags: ['dancer', 'Perth'], version: 1 }),
  );
});

it('sends of a change what was changed, and offers to put it over what somebody else wrote', async () => {
  const tags = '/cms/v1/favorites/f1/tags';
  let tries = 0;
  const { user, sent } = open([zoe], ({ path, body }) => {
    if (path !== tags) return undefined;
    tries += 1;
    const { version } = body as { version: number };
    if (tries > 1) return { ...zoe, displayName: 'Zoë K.', version: version + 1, tags: ['Voice-over', 'Perth'] };
    const current = { ...zoe, displayName: 'Zoë K.', tags: ['Singer'], version: 4 };
    return refuse(400, { key: 'staleVersion', message: 'Changed' }, { responseData: { current } });
  });
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Tags'), 'Perth{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It now says: Zoë K., .*, tags: Singer/)).toBeInTheDocument();
  expect(screen.getByText('Perth')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë K.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Zoë K. saved')).toBeInTheDocument();
  expect(sent(tags).map(({ body }) => body)).toEqual([
    { tags: ['Voice-over', 'Perth'], version: 3 },
    { tags: ['Voice-over', 'Perth'], version: 4 },
  ]);
});

const fox = { id: 'f3', displayName: 'Fox Lead', avatar: null };
const wolf = { id: 'f4', displayName: 'Wolf', avatar: null };
const edit = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
};

it('says of the company only what was changed here', async () => {
  const { user, sent } = open([zoe], ({ path }) => {
    if (path === '/cms/v1/favorites/f1/general') return { ...zoe, displayName: 'Zoë K', connected: [wolf], version: 4 };
    if (path === '/cms/v1/favorites/f1/connect') return { ...zoe, connected: [fox, wolf] };
    return path === '/cms/v1/favorites/suggestions' ? [fox] : undefined;
  });
  await edit(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' ');
  await user.type(screen.getByLabelText('Connected with'), 'fo');
  await screen.findByRole('option', { name: 'Fox Lead' });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('/cms/v1/favorites/f1/connect')).toHaveLength(1));
  expect(sent('/cms/v1/favorites/f1/connect')[0]?.body).toEqual({ add: ['f3'], remove: [] });
  expect(sent('/cms/v1/favorites/f1/general')).toEqual([]);
});

it('keeps a word that is too long for a tag, says so, and sends nothing until it is mended', async () => {
  const { user, calls } = open([zoe]);
  await edit(user);
  const tags = screen.getByLabelText('Tags');
  await user.click(tags);
  await user.paste(`dancer, DANCER, ${'long '.repeat(9)}`);
  expect(await screen.findByText('At most 40 characters')).toBeInTheDocument();
  expect(tags).toHaveValue('long '.repeat(9).trim());
  expect(screen.getByText('dancer')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(tags);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(calls.every(({ method, path }) => method === 'POST' && path === '/cms/v1/favorites/list')).toBe(true);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

it('sets a status, and looks at those of one', async () => {
  const { user, sent } = open([zoe]);
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Pending' })).toHaveAttribute('aria-checked', 'true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Active' }));
  await waitFor(() => expect(sent('/cms/v1/favorites/status')[0]?.body).toEqual({ ids: ['f1'], status: 1 }));
  await user.click(screen.getByRole('link', { name: 'Locked' }));
  await waitFor(() => expect(sent('/cms/v1/favorites/list').at(-1)?.body).toMatchObject({ statusIds: [3] }));
});

it('deletes for good only who was removed, after a question', async () => {
  const { user, sent } = open([{ ...zoe, isFavorite: false }]);
  await user.click(await screen.findByRole('link', { name: 'Removed' }));
  await waitFor(() => expect(sent('/cms/v1/favorites/list').at(-1)?.body).toMatchObject({ isFavorite: false }));
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(sent('/cms/v1/favorites/f1')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete permanently' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Zoë Kravchenko deleted')).toBeInTheDocument();
  expect(sent('/cms/v1/favorites/f1').map(({ method }) => method)).toEqual(['DELETE']);
});

it('leads to their page without telling where from', async () => {
  open([zoe]);
  const link = await screen.findByRole('link', { name: 'zoe.example/about' });
  expect(link).toHaveAttribute('href', zoe.link);
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('lets a favourite go, and brings it back on Undo', async () => {
  const { user, sent } = open([zoe]);
  await user.click(await screen.findByRole('button', { name: 'More for Zoë Kravchenko' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('/cms/v1/favorites/mark-favorites').map(({ body }) => body)).toEqual([
      { ids: ['f1'], isFavorite: false },
      { ids: ['f1'], isFavorite: true },
    ]),
  );
});

it('says under the link what is wrong with it', async () => {
  const errorDetails = [{ field: 'link', message: 'Invalid link format', key: 'link' }];
  const { user } = open([], ({ path }) =>
    path === '/cms/v1/favorites/general' ? refuse(400, {}, { errorDetails }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Add favourite' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Amal');
  await user.type(screen.getByRole('textbox', { name: 'Link' }), 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Invalid link format')).toBeInTheDocument();
});

it('shows the view and the search that its address names, and names them there', async () => {
  const { user, sent, router } = open([zoe], undefined, '/favorites?view=LOCKED&keyword=zo');
  expect(await screen.findByRole('link', { name: 'Locked' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('searchbox')).toHaveValue('zo');
  expect(sent('/cms/v1/favorites/list')[0]?.body).toMatchObject({ statusIds: [3], keyword: 'zo' });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  await user.type(screen.getByRole('searchbox'), 'ë');
  await waitFor(() => expect(address()).toBe('/favorites?view=LOCKED&keyword=zo%C3%AB'));
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(address()).toBe('/favorites?keyword=zo%C3%AB');
});
