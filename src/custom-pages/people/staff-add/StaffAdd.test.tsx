import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { levelSets } from '../../../../schema/access/levels.ts';
import { matrixRows } from '../../../../schema/access/matrix.ts';
import { levelsOfTemplate } from '../../../../schema/access/templates.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { admin, expectRefusals, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { StaffAdd } from './StaffAdd.tsx';

interface Answers {
  readonly isSending?: boolean;
  readonly isUsed?: (email: string) => boolean | Promise<boolean>;
  readonly create?: () => Response;
  /** Role of the colleague whose rights are asked for. */
  readonly colleague?: string;
}

const made = { id: '0190a0a0-0000-7000-8000-000000000001' };
const poppy = { id: '0190a0a0-0000-7000-8000-000000000002', displayName: 'Poppy Ray', avatar: null, kind: 'staff' };
const fault = (field: string, key: string) =>
  Response.json(
    { error: { code: 1000, message: key, key }, errorDetails: [{ field, message: key, key }] },
    { status: 400 },
  );

async function open(
  {
    isUsed = () => false,
    create = () => Response.json({ responseData: made }),
    colleague = 'staff',
    isSending = true,
  }: Answers = {},
  actor: Actor = admin,
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    if (init?.method === 'POST') return create();
    if (pathname === '/user/v1/auth/mail') return Response.json({ responseData: { isSending } });
    if (pathname === '/user/v1/staff/permission') {
      const resources = matrixRows({ TALENT: levelSets.viewAll });
      return Response.json({
        responseData: { userId: poppy.id, role: colleague, version: 1, resources, asStaff: null },
      });
    }
    expect(pathname).toBe('/user/v1/staff/email-exists');
    return Response.json({ responseData: { isUsed: await isUsed(searchParams.get('email') ?? '') } });
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const view = renderView(
    <ClientContext value={client}>
      <StaffAdd />
    </ClientContext>,
    {
      at: '/staff/add',
      actor,
      api: { options: async () => ({ data: [poppy], loadMore: false, nextPageIndex: null }) },
    },
  );
  await whenLoaded();
  await screen.findByLabelText(/^Email/);
  const sent = () =>
    fetch.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => ({
        body: JSON.parse(String(init?.body)) as Record<string, unknown> & { permissions: { id: string }[] },
        key: new Headers(init?.headers).get('idempotency-key'),
      }));
  const asked = () => fetch.mock.calls.filter(([url]) => String(url).includes('email-exists')).length;
  const put = async (label: RegExp, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  const fill = async (email = 'nia@harbour.test') => {
    await put(/^Name/, 'Nia Okafor');
    await put(/^Email/, email);
  };
  return { ...view, sent, asked, put, fill };
}
const button = (name: string) => screen.getByRole('button', { name });
/** Saves, and confirms that the person gets no rights. */
async function saveWithoutRights(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
const matrix = () => screen.queryByText('What they may see and change. You can change this later.');

it('goes on only once something was typed, and the email is one', async () => {
  const { user, fill, asked } = await open();
  expect(button('Next')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await fill('nobody');
  await user.click(button('Next'));
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  expect(asked()).toBe(0);
});

it('goes on once nobody here has the email', async () => {
  const { user, fill, put } = await open({ isUsed: (email) => email === 'used@harbour.test' });
  await fill('used@harbour.test');
  await user.click(button('Next'));
  expect(await screen.findByText('This email is already in use')).toBeInTheDocument();
  expect(matrix()).toBeNull();
  await put(/^Email/, 'nia@harbour.test');
  await user.click(button('Next'));
  await waitFor(() => expect(matrix()).toBeInTheDocument());
});

it('keeps both steps on the way back, and saves all of it once', async () => {
  const { user, fill, sent } = await open();
  await fill();
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Fine-tune' }));
  await user.click(screen.getByLabelText('Talents: View All'));
  await user.click(button('Previous'));
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Nia Okafor');
  await user.click(button('Next'));
  expect(await screen.findByLabelText('Talents: View All')).toBeChecked();
  await user.click(button('Save'));

  await screen.findByText('Staff member added');
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(`/staff/${made.id}/profile/summary`),
  );
  const [only, ...others] = sent();
  expect(others).toEqual([]);
  expect(only?.body).toMatchObject({
    displayName: 'Nia Okafor',
    email: 'nia@harbour.test',
    timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    talentIds: [],
  });
  expect(only?.body.permissions.find(({ id }) => id === 'res::TALENT')).toMatchObject({
    resourceAccesses: levelSets.viewAll,
  });
  expect(only?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it('asks before it saves somebody without any right', async () => {
  const { user, fill, sent } = await open();
  await fill();
  await user.click(button('Next'));
  await waitFor(() => expect(matrix()).toBeInTheDocument());
  await user.click(button('Save'));
  const question = await screen.findByRole('alertdialog', { name: 'Save without any permission?' });
  expect(question).toHaveTextContent('Nia Okafor can sign in but will not see anything.');
  await user.click(button('No'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await saveWithoutRights(user);
  await screen.findByText('Staff member added');
  expect(sent()).toHaveLength(1);
});

it.each([
  [true, /They get an email with a link/],
  [false, /No mail server is set up here: an admin copies the link/],
])('promises an email only where mail leaves (%s)', async (isSending, words) => {
  await open({ isSending });
  expect(await screen.findByText(words)).toBeVisible();
});

it('leads to the list where no id came back', async () => {
  const { user, fill } = await open({ create: () => Response.json({}) });
  await fill();
  await user.click(button('Next'));
  await waitFor(() => expect(matrix()).toBeInTheDocument());
  await saveWithoutRights(user);
  await waitFor(() => expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/staff$/));
});

it('goes back to the field that the server found at fault, and keeps the rest', async () => {
  expectRefusals();
  const { user, fill, put } = await open({ create: () => fault('email', 'emailExisted') });
  await fill();
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Fine-tune' }));
  await user.click(screen.getByLabelText('Talents: View All'));
  await user.click(button('Save'));
  expect(await screen.findByText('This email is already in use')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  await put(/^Email/, 'nia@harbour.test.au');
  await user.click(button('Next'));
  expect(await screen.findByLabelText('Talents: View All')).toBeChecked();
});

it('says that something went wrong where it failed, and can be saved again', async () => {
  expectRefusals();
  const answers = [Response.json({}, { status: 500 }), Response.json({ responseData: made })];
  const { user, fill, sent } = await open({ create: () => answers.shift() ?? Response.error() });
  await fill();
  await user.click(button('Next'));
  await waitFor(() => expect(matrix()).toBeInTheDocument());
  await saveWithoutRights(user);
  await screen.findByText('Something went wrong');
  await saveWithoutRights(user);
  await screen.findByText('Staff member added');
  const [first, second] = sent();
  expect(first?.key).toBe(second?.key);
});

it('does not go on where the email was changed while it was looked up', async () => {
  let answer: (isUsed: boolean) => void = () => undefined;
  const { user, fill, put } = await open({ isUsed: () => new Promise((resolve) => (answer = resolve)) });
  await fill();
  await user.click(button('Next'));
  await put(/^Email/, 'nia@harbour.test.au');
  answer(false);
  await waitFor(() => expect(button('Next')).toBeEnabled());
  expect(matrix()).toBeNull();
});

it('shows who is no admin that somebody new begins without rights', async () => {
  const { user, fill, sent } = await open({}, { ...admin, role: 'staff', levels: { STAFF: levelSets.editAll } });
  await fill();
  await user.click(button('Next'));
  expect(await screen.findByText(/Only an admin can give permissions/)).toBeInTheDocument();
  await user.click(button('Save'));
  await screen.findByText('Staff member added');
  expect(new Set(sent()[0]?.body.permissions.map((row) => JSON.stringify((row as never)['resourceAccesses'])))).toEqual(
    new Set(['["NO_ACCESS"]']),
  );
});

describe('the rights of somebody new', () => {
  const resourcesOf = (body: { permissions: { id: string }[] } | undefined) =>
    Object.fromEntries((body?.permissions ?? []).map((row) => [row.id, (row as never)['resourceAccesses']]));
  const atRights = async (answers: Answers = {}) => {
    const view = await open(answers);
    await view.fill();
    await view.user.click(button('Next'));
    await waitFor(() => expect(matrix()).toBeInTheDocument());
    return view;
  };

  it('start from a template, are said in a sentence, and are tuned in the matrix', async () => {
    const { user, sent } = await atRights();
    expect(screen.getByText('No access to anything yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agent' })).toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read only' }));
    const sentence =
      /^Sees all scouts, talents, .* and files; sees staff, dashboard.*; no finance or agency settings\.$/;
    expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fine-tune' }));
    await user.click(screen.getByLabelText('Finance: Edit All'));
    expect(screen.getByText(/^Edits finance; sees all scouts, .*; no agency settings\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await user.click(button('Save'));
    await screen.findByText('Staff member added');
    const { REPORT } = levelsOfTemplate('readOnly');
    expect(resourcesOf(sent()[0]?.body)).toMatchObject({ 'res::FINANCE': levelSets.editAll, 'res::REPORT': REPORT });
  });

  it('can be those of a colleague, as long as nothing else is chosen', async () => {
    const { user } = await atRights();
    await user.click(screen.getByLabelText('Like a colleague'));
    await user.click(await screen.findByRole('option', { name: /Poppy Ray/ }));
    expect(await screen.findByText('Sees all talents; nothing else.')).toBeVisible();
    expect(screen.getByLabelText('Like a colleague')).toHaveValue('Poppy Ray');
    await user.click(screen.getByRole('button', { name: 'Agent' }));
    expect(screen.getByLabelText('Like a colleague')).toHaveValue('');
    const chosen = within(screen.getByRole('group', { name: 'Start from' })).getByRole('button', { pressed: true });
    expect(chosen).toHaveAccessibleName('Agent');
  });

  it('are not copied from an admin', async () => {
    const { user } = await atRights({ colleague: 'agency' });
    await user.click(screen.getByLabelText('Like a colleague'));
    await user.click(await screen.findByRole('option', { name: /Poppy Ray/ }));
    expect(await screen.findByText(/^Poppy Ray has no permissions to copy/)).toBeVisible();
    expect(screen.getByText('No access to anything yet.')).toBeVisible();
  });
});
