import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { EditForm } from './EditForm.tsx';
import { talentSample } from '../../../../tests/support/browser/talentSample.ts';
import {
  expectRefusals,
  overtakenBy,
  refusal,
  renderView,
  whenLoaded,
} from '../../../../tests/support/browser/renderView.tsx';

const entity = registry.get('talent');
const record = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  phoneNumber: null,
  countryCode: null,
  location: 'Perth',
  permissions: { canUpdate: true, canDelete: true },
};
const summary = `/talent/${record.id}/profile/summary`;

type Update = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;

async function renderForm(
  update = vi.fn<Update>(async (_resource, { data }) => ({ data: { ...record, ...data } })),
  seen = record,
  at: string | readonly string[] = `${summary}/edit`,
) {
  const page = renderView(<EditForm entity={entity} record={seen} tab="summary" />, {
    at,
    api: { update: update as never },
  });
  await whenLoaded();
  await screen.findByLabelText('Phone');
  await waitFor(() => expect(page.container.querySelector('.MuiSkeleton-root')).toBeNull());
  return { ...page, update };
}
const save = () => screen.getByText('Save');
const alertOf = (words: HTMLElement) => words.closest<HTMLElement>('[role="alert"]')!;

it('offers to save only what was changed, and sends nothing else but the version', async () => {
  const { user, update } = await renderForm();
  expect(save()).toBeDisabled();
  await user.type(screen.getByLabelText('Location'), ', AU');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(summary));
  expect(update).toHaveBeenCalledExactlyOnceWith('talent', expect.objectContaining({ id: record.id }));
  expect(update.mock.calls[0]?.[1].data).toEqual({ location: 'Perth, AU', locationId: null, version: 4 });
  expect(screen.getByText('Ada Okafor saved')).toBeInTheDocument();
});

it('forgets a change that is taken back', async () => {
  const { user } = await renderForm();
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(save()).toBeEnabled();
  await user.type(screen.getByLabelText('Email'), '{Backspace}');
  await waitFor(() => expect(save()).toBeDisabled());
});

it('shows a mistake on leaving the field, and goes to the first one on saving', async () => {
  const { user, update } = await renderForm();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'nonsense');
  await user.tab();
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Email'));
  await waitFor(() => expect(screen.queryByText('Invalid email')).not.toBeInTheDocument());
  await user.clear(screen.getByLabelText(/^Name/));
  await user.click(save());
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByLabelText(/^Name/)).toBeInvalid();
  expect(update).not.toHaveBeenCalled();
});

it('reads a typed date, and keeps a text that is none for correction', async () => {
  const { user, update } = await renderForm();
  const born = screen.getByLabelText('Date of birth');
  await user.type(born, '31/2/85');
  await user.tab();
  expect(await screen.findByText('Invalid date')).toBeInTheDocument();
  expect(born).toHaveValue('31/2/85');
  await user.clear(born);
  await user.type(born, '3/4/85');
  await user.tab();
  expect(born).toHaveValue('03 Apr 1985');
  await user.click(save());
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toEqual({ dob: '1985-04-03', version: 4 });
});

it('refuses a date of birth that is still to come', async () => {
  const { user } = await renderForm();
  await user.type(screen.getByLabelText('Date of birth'), '1/1/2999');
  await user.tab();
  expect(await screen.findByText('Must be before today')).toBeInTheDocument();
});

it('checks a phone number against its country', async () => {
  const { user } = await renderForm();
  await user.type(screen.getByLabelText('Phone'), '12');
  await user.tab();
  expect(await screen.findByText('Invalid phone format')).toBeInTheDocument();
});

it('puts what the server refuses under the field, in the reader’s words', async () => {
  expectRefusals();
  const details = [{ field: 'email', message: 'Taken', key: 'emailExisted' }];
  const { user } = await renderForm(vi.fn<Update>().mockRejectedValue(refusal({ details })));
  await user.type(screen.getByLabelText('Email'), '.au');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('This email is already in use')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com.au');
});

it('saves once, however often it is asked to', async () => {
  const { user, update } = await renderForm();
  await user.type(screen.getByLabelText('Location'), '!');
  await user.keyboard('{Meta>}{Enter}{Enter}{/Meta}');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(summary));
  expect(update).toHaveBeenCalledOnce();
});

it('leaves no form behind to which a step back would lead', async () => {
  const { user, router } = await renderForm(undefined, record, ['/talent', `${summary}/edit`]);
  await user.type(screen.getByLabelText('Bio'), 'A long text.');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(summary));
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('address').textContent).toBe('/talent');
});

it('asks field by field where somebody else saved meanwhile, and loses no text', async () => {
  expectRefusals();
  const current = { ...record, version: 5, displayName: 'Ada O.', location: 'Darwin' };
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(overtakenBy(current))
    .mockResolvedValue({ data: { ...current, version: 6 } });
  const { user } = await renderForm(update);
  await user.type(screen.getByLabelText(/^Name/), ' Smith');
  await user.type(screen.getByLabelText('Bio'), 'A long text.');
  await user.click(save());

  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const name = within(dialog).getByRole('radiogroup', { name: 'Name' });
  expect(within(name).getByRole('radio', { name: /Ada Okafor Smith/ })).toBeChecked();
  const place = within(dialog).getByRole('radiogroup', { name: 'Location' });
  expect(within(place).getByRole('radio', { name: /Darwin/ })).toBeChecked();
  expect(within(dialog).queryByRole('radiogroup', { name: 'Bio' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Keep these and save' }));

  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(summary));
  expect(update.mock.calls[1]?.[1].data).toEqual({ displayName: 'Ada Okafor Smith', bio: 'A long text.', version: 5 });
});

it('goes on by itself where somebody else changed nothing that the form shows', async () => {
  expectRefusals();
  const current = { ...record, version: 5 };
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(overtakenBy(current))
    .mockResolvedValue({ data: { ...current, version: 6 } });
  const { user } = await renderForm(update);
  await user.type(screen.getByLabelText('Bio'), 'A long text.');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(summary));
  expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
    { bio: 'A long text.', version: 4 },
    { bio: 'A long text.', version: 5 },
  ]);
});

it('leaves the form as it was where the question is put off', async () => {
  expectRefusals();
  const current = { ...record, version: 5, displayName: 'Ada O.' };
  const { user } = await renderForm(vi.fn<Update>().mockRejectedValue(overtakenBy(current)));
  await user.type(screen.getByLabelText(/^Name/), ' Smith');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Okafor Smith');
});

it('brings together what both wrote into the same text', async () => {
  expectRefusals();
  const current = { ...record, version: 5, bio: 'She sings. She tours.' };
  const before = { ...record, bio: 'She sings.' };
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(overtakenBy(current))
    .mockResolvedValue({ data: { ...current, version: 6 } });
  const { user } = await renderForm(update, before);
  const bio = screen.getByLabelText('Bio');
  await user.clear(bio);
  await user.type(bio, 'She sings and dances.');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const both = await within(dialog).findByRole('radio', { name: /She sings and dances. She tours./ });
  expect(both).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Keep these and save' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[1].data).toEqual({ bio: 'She sings and dances. She tours.', version: 5 });
});

it('says what was refused as a whole at the end of the form until the next try', async () => {
  expectRefusals();
  const update = vi.fn<Update>().mockRejectedValueOnce(new HttpError('Failed to fetch data', 429, {}));
  const { user } = await renderForm(update.mockImplementation(() => new Promise(() => undefined)));
  await user.type(screen.getByLabelText('Location'), '!');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(save());
  const said = await screen.findByText('Failed to fetch data');
  expect(said).toHaveAttribute('role', 'alert');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.type(screen.getByLabelText('Location'), '!');
  expect(said).toHaveTextContent('Failed to fetch data');
  await user.click(save());
  await waitFor(() => expect(said).toBeEmptyDOMElement());
});

describe.each([
  ['converted', 'scout', 'Ada Okafor is a talent now', record.id],
  ['merged', 'talent', 'Ada was merged into Ada Okafor', '0190a0a0-0000-7000-8000-000000000002'],
])('of a record that was %s meanwhile', (_what, name, said, id) => {
  it('says so, keeps what was typed and leads on', async () => {
    expectRefusals();
    const gone = new HttpError('Failed to fetch data', 404, {
      refusal: { status: 404, code: 2, message: 'Not found', details: [] },
    });
    const { user, router } = renderView(<EditForm entity={registry.get(name)} record={record} tab="summary" />, {
      at: `/${name}/${record.id}/profile/summary/edit`,
      api: {
        update: vi.fn<Update>().mockRejectedValue(gone) as never,
        merged: async () => ({
          id,
          kind: 'talent',
          displayName: 'Ada Okafor',
          avatar: null,
          owner: null,
          formerName: 'Ada',
        }),
      },
    });
    await whenLoaded();
    await user.type(await screen.findByLabelText('Bio'), 'A long text.');
    await user.click(save());
    const alert = alertOf(await screen.findByText(said));
    expect(alert).toHaveTextContent('Your changes here are not saved.');
    expect(within(alert).getByRole('link', { name: 'Open Ada Okafor' })).toHaveAttribute(
      'href',
      `/talent/${id}/profile/summary`,
    );
    expect(screen.getByLabelText('Bio')).toHaveValue('A long text.');
    expect(router.state.location.pathname).toBe(`/${name}/${record.id}/profile/summary/edit`);
  });
});

it('says that a record is not there any more, where it is nowhere', async () => {
  expectRefusals();
  const gone = new HttpError('Failed to fetch data', 404, {
    refusal: { status: 404, code: 2, message: 'Not found', details: [] },
  });
  const { user } = renderView(<EditForm entity={entity} record={record} tab="summary" />, {
    at: `${summary}/edit`,
    api: {
      update: vi.fn<Update>().mockRejectedValue(gone) as never,
      merged: () => Promise.reject(gone),
    },
  });
  await whenLoaded();
  await user.type(await screen.findByLabelText('Bio'), 'A long text.');
  await user.click(save());
  const alert = alertOf(await screen.findByText('No longer here'));
  expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
});
