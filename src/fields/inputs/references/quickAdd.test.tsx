import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { levelSets } from '../../../../schema/access/levels.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { CustomField } from '../../../../schema/language/fieldsOf.ts';
import { readRefusal } from '../../../dataProvider/refusal.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { admin, expectRefusals, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const known = [
  { id: uuid(1), displayName: 'Quay Records', avatar: null, kind: 'partner' },
  { id: uuid(2), displayName: 'Quay Films', avatar: null, kind: 'partner' },
];
interface Sent {
  readonly data: Record<string, unknown>;
  readonly meta: { readonly idempotencyKey: string };
}
type Create = (kind: string, sent: Sent) => Promise<object>;

interface Parts {
  readonly actor?: Actor;
  readonly create?: Create;
  readonly customFields?: readonly CustomField[];
  /** Matches come one by one. */
  readonly loadMore?: boolean;
}

/** A form of what a contract names, and what it asks and sends. */
async function renderContract(name: 'client' | 'talents' | 'assignees', parts: Parts = {}) {
  const { actor = admin, customFields = [], loadMore = false } = parts;
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  const create = vi.fn<Create>(parts.create ?? (async (_kind, { data }) => ({ data: { id: uuid(9), ...data } })));
  const options = vi.fn<(...asked: unknown[]) => Promise<object>>(async (_resource, _field, wanted) => {
    const { keyword = '', pageIndex = 0 } = wanted as { keyword?: string; pageIndex?: number };
    const found = known.filter(({ displayName }) => displayName.toLowerCase().includes(keyword.toLowerCase()));
    if (!loadMore || keyword === '') return { data: found, loadMore: false, nextPageIndex: null };
    const hasMore = pageIndex + 1 < found.length;
    return { data: [found[pageIndex]], loadMore: hasMore, nextPageIndex: hasMore ? pageIndex + 1 : null };
  });
  const view = renderView(
    <OwnedForm
      entity={contract as unknown as AnyEntity}
      fields={{ [name]: contract.fields[name] }}
      record={null}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
    { actor, api: { create, options, customFields: async () => ({ data: customFields }) } as never },
  );
  await whenLoaded();
  const input = await screen.findByRole('combobox');
  const asked = () => options.mock.calls.length;
  return { ...view, input, save, create, asked };
}

const staff = (levels: Actor['levels']): Actor => ({ ...admin, role: 'staff', levels });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Waits until the server has answered that no record has such a name. */
const settled = () => screen.findByText('No matches');

it('makes a partner of a new name, says so, chooses it and lets every list know', async () => {
  const { user, input, create, save, asked } = await renderContract('client');
  await user.type(input, '  Blue Note ');
  await user.click(await screen.findByRole('option', { name: 'Create “Blue Note”' }));
  const before = asked();
  expect(await screen.findByText('Partner added')).toBeInTheDocument();
  expect(input).toHaveValue('Blue Note');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    'partner',
    expect.objectContaining({ data: { displayName: 'Blue Note' } }),
  );
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ clientId: uuid(9) }, null));
  await user.click(input);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

it.each(['quay films', ' QUAY FILMS '])('offers nothing new for a name that exists: "%s"', async (name) => {
  const { user, input } = await renderContract('client');
  await user.type(input, name);
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('Quay Films')]));
});

it('does not call a name new before all that match it have come', async () => {
  const { user, input } = await renderContract('client', { loadMore: true });
  await user.type(input, 'Quay');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('Quay Records')]));
  fireEvent.scroll(screen.getByRole('listbox'));
  const all = [/Quay Records/, /Quay Films/, /^Create “Quay”$/].map((name) => expect.stringMatching(name));
  await waitFor(() => expect(names()).toEqual(all));
});

it('offers a talent first and a scout after it, and adds what it made to those that are chosen', async () => {
  const { user, input, create, save } = await renderContract('talents');
  await user.type(input, 'Ada Lee');
  expect(await screen.findByRole('option', { name: 'Create “Ada Lee” (Talent)' })).toBeInTheDocument();
  expect(names()).toEqual(['Create “Ada Lee” (Talent)', 'Create “Ada Lee” (Scout)']);
  await user.click(screen.getByRole('option', { name: 'Create “Ada Lee” (Scout)' }));
  expect(await screen.findByText('Scout added')).toBeInTheDocument();
  expect(create.mock.calls.map(([kind, { data }]) => [kind, data])).toEqual([['scout', { displayName: 'Ada Lee' }]]);
  expect(await screen.findByRole('button', { name: 'Ada Lee' })).toBeInTheDocument();
  expect(input).toHaveValue('');
  expect(document.querySelector('.MuiAutocomplete-popper')).toBeNull();
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ talentIds: [uuid(9)] }, null));
});

it('offers only the kinds that the person may make', async () => {
  const actor = staff({ CONTRACT: levelSets.editAll, SCOUT: levelSets.editAll, TALENT: levelSets.viewAll });
  const { user, input } = await renderContract('talents', { actor });
  await user.type(input, 'Ada Lee');
  await screen.findByRole('option');
  expect(names()).toEqual(['Create “Ada Lee” (Scout)']);
});

it('offers nothing to somebody who may make none', async () => {
  const actor = staff({ CONTRACT: levelSets.editAll, PARTNER: levelSets.viewAll });
  const { user, input } = await renderContract('client', { actor });
  await user.type(input, 'Blue Note');
  await settled();
  expect(screen.queryByRole('option')).toBeNull();
});

it('offers nothing where more than a name is asked for, by the declaration or by the agency', async () => {
  const { user, input, unmount } = await renderContract('assignees');
  await user.type(input, 'Nia');
  await settled();
  unmount();
  const account = { id: uuid(7), entity: 'partner', label: 'Account', dataType: 'SHORT_TEXT', options: [] } as const;
  const other = await renderContract('client', { customFields: [{ ...account, isRequired: true }] });
  await other.user.type(other.input, 'Blue Note');
  await settled();
  expect(screen.queryByRole('option')).toBeNull();
});

it('says why it was refused, keeps what was typed, and tries again with the key of the first try', async () => {
  expectRefusals();
  const refusal = readRefusal(400, {
    error: { code: 1000, message: 'Too long', key: 'tooLong', params: { max: 200 } },
  });
  const tries: Create[] = [
    () => Promise.reject(new HttpError('At most 200 characters', 400, { refusal })),
    () => Promise.reject(new TypeError('the connection broke')),
    async (_kind, { data }) => ({ data: { id: uuid(9), ...data } }),
  ];
  const { user, input, create } = await renderContract('talents', { create: (...sent) => tries.shift()!(...sent) });
  await user.type(input, 'Ada Lee');
  const offer = { name: 'Create “Ada Lee” (Talent)' };
  await user.click(await screen.findByRole('option', offer));
  expect(await screen.findByText('At most 200 characters')).toBeInTheDocument();
  expect(input).toHaveValue('Ada Lee');
  await user.click(await screen.findByRole('option', offer));
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(input).toHaveValue('Ada Lee');
  await user.click(await screen.findByRole('option', offer));
  expect(await screen.findByRole('button', { name: 'Ada Lee' })).toBeInTheDocument();
  expect(new Set(create.mock.calls.map(([, { meta }]) => meta.idempotencyKey)).size).toBe(1);
});

it('makes one record of a double press, and asks for another one with another key', async () => {
  let answer: (made: object) => void = () => undefined;
  const { user, input, create } = await renderContract('client', {
    create: () => new Promise((resolve) => (answer = resolve)),
  });
  const offer = { name: 'Create “Blue Note”' };
  await user.type(input, 'Blue Note');
  await user.dblClick(await screen.findByRole('option', offer));
  expect(create).toHaveBeenCalledOnce();
  expect(input).toHaveAttribute('readonly');
  answer({ data: { id: uuid(9), displayName: 'Blue Note' } });
  await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
  await user.clear(input);
  await user.type(input, 'Blue Note');
  await user.click(await screen.findByRole('option', offer));
  const [first, second] = create.mock.calls.map(([, { meta }]) => meta.idempotencyKey);
  expect(first).not.toBe(second);
});

it('does not save the form by Enter while its list is open and nothing is highlighted', async () => {
  const { user, input, save } = await renderContract('client');
  await user.type(input, 'Quay Rec');
  await screen.findByRole('option', { name: /Quay Records/ });
  await user.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('Quay Records');
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ clientId: uuid(1) }, null));
});

it('forgets what was typed and not chosen when the field is left', async () => {
  const { user, input } = await renderContract('client');
  await user.type(input, 'Blue');
  await user.tab();
  expect(input).toHaveValue('');
});

/** A form whose partner is being made; `answer` ends that. */
async function renderMaking() {
  let answer: (made: object | Error) => void = () => undefined;
  const create = () =>
    new Promise<object>((resolve, reject) => {
      answer = (made) => (made instanceof Error ? reject(made) : resolve(made));
    });
  const page = await renderContract('client', { create });
  const save = () => screen.getByRole('button', { name: 'Save' });
  await page.user.type(page.input, 'Blue Note');
  await page.user.click(await screen.findByRole('option', { name: 'Create “Blue Note”' }));
  await waitFor(() => expect(save()).toBeEnabled());
  return {
    ...page,
    pressSave: () => page.user.click(save()),
    answer: (made: object | Error) => act(async () => answer(made)),
  };
}
const blueNote = { data: { id: uuid(9), displayName: 'Blue Note' } };

it('saves what is being made once it is there, and once however often Save is pressed', async () => {
  const { user, save, pressSave, answer } = await renderMaking();
  await pressSave();
  expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(save).not.toHaveBeenCalled();
  await answer(blueNote);
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ clientId: uuid(9) }, null));
});

it('does not save without what could not be made, and saves again when asked', async () => {
  expectRefusals();
  const { user, input, save, pressSave, answer } = await renderMaking();
  await pressSave();
  await answer(new TypeError('the connection broke'));
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(input).toHaveValue('Blue Note');
  expect(save).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, 'Quay Rec');
  await user.click(await screen.findByRole('option', { name: /Quay Records/ }));
  await pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ clientId: uuid(1) }, null));
});

it('saves nothing of a form that somebody has left meanwhile', async () => {
  const { save, pressSave, answer, unmount } = await renderMaking();
  await pressSave();
  unmount();
  await answer(blueNote);
  expect(save).not.toHaveBeenCalled();
});
