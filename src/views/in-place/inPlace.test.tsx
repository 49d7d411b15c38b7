import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contract } from '../../../schema/areas/contracts/entities/contract.ts';
import { field } from '../../../schema/fields/kinds.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { registry } from '../../../schema/index.ts';
import { expectRefusals, overtakenBy, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { ShowView } from '../record/tabs/facts/ShowView.tsx';
import { RecordSide } from '../record/page/side/RecordSide.tsx';
import { editedTogether } from './editedTogether.ts';
import { isEditedInPlace } from './isEditedInPlace.ts';

const entity = registry.get('talent');
const ada = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  version: 4,
  email: 'ada@example.com',
  headline: 'Sprinter',
  permissions: { canUpdate: true, canDelete: true },
};
type Update = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;
const saving = () => vi.fn<Update>(async (_resource, { data }) => ({ data: { ...ada, ...data, version: 5 } }));

async function show(update = saving(), record: object = ada) {
  const view = renderView(<ShowView entity={entity} record={record as never} tab="summary" />, {
    at: `/talent/${ada.id}/profile/summary`,
    api: { update: update as never },
  });
  await screen.findByText('Sprinter');
  await whenLoaded();
  if ((record as typeof ada).permissions.canUpdate) await screen.findByRole('button', { name: 'Edit Headline' });
  return { ...view, update };
}
const pencil = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const sentBy = (update: ReturnType<typeof saving>) => update.mock.calls.map(([, { data }]) => data);

it('edits a fact where it stands: a press opens it, Enter saves it alone and offers to undo it', async () => {
  const { user, update } = await show();
  const link = screen.getByText('ada@example.com');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(pencil('Email'));
  const input = await screen.findByLabelText('Email');
  await waitFor(() => expect(input).toHaveFocus());
  await user.clear(input);
  await user.type(input, 'ada@new.example{Enter}');
  await waitFor(() => expect(sentBy(update)).toEqual([{ email: 'ada@new.example', version: 4 }]));
  expect(await screen.findByText('Undo')).toBeInTheDocument();
  await waitFor(() => expect(pencil('Email')).toHaveFocus());
});

it('takes back with Escape what was typed, and saves several lines with Ctrl and Enter', async () => {
  const { user, update } = await show();
  await user.click(screen.getByText('Sprinter'));
  const input = await screen.findByRole('textbox', { name: 'Headline' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.type(input, ' and more');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(pencil('Headline')).toHaveFocus());
  expect(screen.getByText('Sprinter')).toBeInTheDocument();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), ', hurdler{Enter}champion');
  expect(update).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sentBy(update)).toEqual([{ headline: 'Sprinter, hurdler\nchampion', version: 4 }]));
});

it('says below it what is wrong, and stays with what was typed when it is left', async () => {
  const { user, update } = await show();
  await user.click(pencil('Email'));
  const input = await screen.findByLabelText('Email');
  await user.clear(input);
  await user.type(input, 'nobody{Enter}');
  expect(await screen.findByText('Invalid email')).toBeInTheDocument();
  pencil('Headline').focus();
  expect(screen.getByLabelText('Email')).toHaveValue('nobody');
  expect(update).not.toHaveBeenCalled();
});

it('closes when it is left without a change', async () => {
  const { user } = await show();
  await user.click(pencil('Email'));
  await waitFor(async () => expect(await screen.findByLabelText('Email')).toHaveFocus());
  pencil('Headline').focus();
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  expect(pencil('Headline')).toHaveFocus();
});

it('asks what to keep where somebody changed the same meanwhile', async () => {
  expectRefusals();
  const update = saving().mockRejectedValueOnce(overtakenBy({ ...ada, version: 7, email: 'other@example.com' }));
  const { user } = await show(update);
  await user.click(pencil('Email'));
  await user.type(await screen.findByLabelText('Email'), '.au{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('other@example.com')).toBeInTheDocument();
});

it('is not offered to whom may not edit the record', async () => {
  await show(saving(), { ...ada, permissions: { canUpdate: false, canDelete: false } });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('leaves to its step what a step moves, and to its place what has one', () => {
  const work = contract as unknown as AnyEntity;
  const may = (one: AnyEntity, name: string) => isEditedInPlace(one, name, one.fields[name] as never);
  expect(may(work, 'status')).toBe(work.states?.['status']?.free === 'all' || work.states?.['status'] === undefined);
  expect(may(entity, 'state')).toBe(true);
  expect(may(entity, 'socials')).toBe(false);
  expect(may(entity, 'avatar')).toBe(false);
});

it('edits together what means nothing alone', () => {
  const fields = contract.fields as never;
  expect(Object.keys(editedTogether(fields, 'renewal'))).toEqual(['renewal', 'renewalMonths']);
  expect(Object.keys(editedTogether(fields, 'renewalMonths'))).toEqual(['renewal', 'renewalMonths']);
  const numbers = { mobile: field.phone({ country: 'land' }), office: field.phone({ country: 'land' }) };
  expect(Object.keys(editedTogether(numbers, 'office'))).toEqual(['mobile', 'office']);
  expect(Object.keys(editedTogether(entity.fields, 'email'))).toEqual(['email']);
});

it('is offered beside what is read, not beside the form of the record', async () => {
  const side = { entity, record: ada as never, onNote: null, parts: [] };
  const view = renderView(<RecordSide {...side} isEditable />);
  expect(await screen.findByRole('button', { name: 'Edit Email' })).toBeInTheDocument();
  view.unmount();
  renderView(<RecordSide {...side} isEditable={false} />);
  await whenLoaded();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Email' })).toBeNull();
});
