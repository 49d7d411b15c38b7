import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { admin, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { UnsavedGuard } from '../../widgets/unsaved/UnsavedGuard.tsx';
import { ListPage } from '../list/ListPage.tsx';

const talent = { id: '0190a0a0-0000-7000-8000-000000000021', displayName: 'Ada Okafor', avatar: null, kind: 'talent' };
const common = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  version: 3,
  relevance: 'CLEAR',
  medias: [],
  publishDate: Date.UTC(2026, 10, 20),
  permissions: { canUpdate: true, canDelete: true, steps: ['pending', 'reject'] },
};
const song = { ...common, title: 'Opening night', content: null, status: 1, talents: [talent], tags: [] };
const post = { ...common, name: 'See you there', content: 'See you there', talent, talentId: talent.id, pin: false };

/** The list of an entity of content over an API with one record. */
async function renderList(kind: 'audio' | 'snippetPost' | 'fanroomPost', record: object, at: string) {
  const api = {
    getList: async (resource: string) => ({
      data: resource === kind ? [record] : [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    }),
    count: async () => ({ total: 1 }),
    getOne: async () => ({ data: record }),
    update: vi.fn<(resource: string, params: { readonly data: object }) => Promise<object>>(
      async (_resource, given) => ({
        data: { ...record, ...given.data },
      }),
    ),
    options: async () => ({ data: [], loadMore: false, nextPageIndex: null }),
    versions: async () => ({ versions: [] }),
  };
  const page = renderView(
    <UnsavedGuard>
      <ListPage entity={registry.get(kind)} />
    </UnsavedGuard>,
    { at, actor: admin, api: api as never, call: (async () => ({})) as never },
  );
  await whenLoaded();
  return { ...page, api };
}

const dialog = async () => within(await screen.findByRole('dialog'));

it('opens a record for reading, and turns into its form at a press', async () => {
  const { user, api } = await renderList('audio', song, '/cms/audio/all');
  await user.click(await screen.findByRole('link', { name: 'Open Opening night' }));
  expect(await (await dialog()).findByText('Ada Okafor')).toBeInTheDocument();
  expect((await dialog()).queryByRole('textbox')).not.toBeInTheDocument();
  await user.click((await dialog()).getByText('Edit'));
  const title = await (await dialog()).findByLabelText(/^Title/);
  await waitFor(() => expect(title).toHaveFocus());
  await user.keyboard(' again{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.update.mock.calls.map(([, { data }]) => data)).toMatchObject([{ title: 'Opening night again' }]);
});

it('opens the form from the pencil of a row', async () => {
  const { user } = await renderList('snippetPost', post, '/cms/snippets/posts');
  await user.click(await screen.findByRole('link', { name: 'Edit See you there' }));
  expect(await (await dialog()).findByLabelText('Content')).toHaveValue('See you there');
});

it('offers no edit in the fan room, but to delete', async () => {
  await renderList('fanroomPost', post, `/cms/fanroom/posts?id=${post.id}`);
  expect(await (await dialog()).findByText('Ada Okafor')).toBeInTheDocument();
  expect((await dialog()).queryByText('Edit')).not.toBeInTheDocument();
  const name = { hidden: true } as const;
  expect(await screen.findByRole('link', { name: 'Open See you there', ...name })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit See you there', ...name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete See you there', ...name })).toBeInTheDocument();
});

it('asks before an audio without a thumbnail is saved or published', async () => {
  const permissions = { ...common.permissions, steps: ['publish'] };
  const medias = [{ id: '0190a0a0-0000-7000-8000-000000000031', order: 0 }];
  const bare = { ...song, status: 4, medias, thumbnail: null, thumbnailId: null, permissions };
  const { user, api } = await renderList('audio', bare, `/cms/audio/all?id=${song.id}`);
  await user.click(await (await dialog()).findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('dialog', { name: 'Publish Opening night?' }));
  expect(question.getByText('Nothing is filled in yet for: Thumbnail')).toBeInTheDocument();
  await user.click(question.getByText('Cancel'));
  await user.click(await (await dialog()).findByText('Edit'));
  await user.type(await (await dialog()).findByLabelText(/^Title/), '!{Enter}');
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Save as it is?' })).getByText('No'));
  expect(api.update).not.toHaveBeenCalled();
  await user.click(await (await dialog()).findByText('Save'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Yes'));
  await waitFor(() => expect(api.update).toHaveBeenCalledOnce());
});
