import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { somebody } from '../../../../tests/support/actors.ts';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import { expectRefusals, overtakenBy, refusal, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { CustomFields } from './CustomFields.tsx';
import { fieldRoutes, withMoved } from './fields.ts';

const field = (id: string, label: string, more: object = {}) => ({
  id,
  version: 3,
  label,
  ownerType: 'TALENT',
  dataType: 'SHORT_TEXT',
  helpText: null,
  isRequired: false,
  section: null,
  options: [],
  status: 'ACTIVE',
  ...more,
});
type Save = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;

const [black, grey] = ['0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002'];
const hair = field('f1', 'Hair', {
  dataType: 'SINGLE_SELECT',
  isRequired: true,
  helpText: 'As on stage',
  options: [
    { id: black, value: 'Black', isRetired: false },
    { id: grey, value: 'Grey', isRetired: true },
  ],
});
const alias = field('f2', 'Alias');
const gone = field('f3', 'Shoe size', { status: 'ARCHIVED' });

function open(parts: Parameters<typeof renderPage>[2] = {}, rows: readonly object[] = [hair, alias]) {
  const page = renderPage(
    <CustomFields />,
    ({ path, search }) => (path === fieldRoutes ? pageOf(search.includes('ARCHIVED') ? [gone] : rows) : {}),
    { at: '/settings/custom-field', ...parts },
  );
  const written = () =>
    page.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...page, written };
}
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const choose = async (user: ReturnType<typeof open>['user'], name: string, step: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: step }));
};

describe('the fields of an agency', () => {
  it('say what they are, and are asked for by entity', async () => {
    const { user, sent } = open();
    expect((await row('Hair')).getByText('One choice · required · Black · As on stage')).toBeInTheDocument();
    expect((await row('Alias')).getByText('Short text')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Partners' }));
    await waitFor(() => expect(sent(fieldRoutes).at(-1)?.search).toContain('ownerType=PARTNER&status=ACTIVE'));
  });

  it('are archived at once, with a way back', async () => {
    const { user, written } = open();
    await choose(user, 'Alias', 'Archive');
    expect(await screen.findByText('Alias archived. Its values are kept')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const put = (status: string) => ({ method: 'PUT', path: `${fieldRoutes}/f2/status`, body: { status } });
    await waitFor(() => expect(written()).toEqual([put('ARCHIVED'), put('ACTIVE')]));
  });

  it('come back from where archived ones are, or are deleted there', async () => {
    const { user, written } = open({ at: '/settings/custom-field?status=ARCHIVED' });
    await user.click(await screen.findByRole('button', { name: 'Restore Shoe size' }));
    await choose(user, 'Shoe size', 'Delete');
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[0]).toMatchObject({ path: `${fieldRoutes}/f3/status`, body: { status: 'ACTIVE' } });
    expect(written()[1]).toMatchObject({ method: 'DELETE', path: `${fieldRoutes}/f3` });
  });

  it('are looked at and not changed by who may not', async () => {
    open({ actor: somebody({ ORGANIZATION: ['VIEW_ALL'] }) });
    expect(await screen.findByText('Hair')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Edit|Add|Move/ })).toBeNull();
  });

  it('say what to do where there is none', async () => {
    open({}, []);
    expect(await screen.findByText('No custom fields yet')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add field' })).toHaveLength(1);
  });

  it('move from one place to another', () => {
    expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
});

describe('a field', () => {
  it('is made with its choices, and what is missing is said', async () => {
    const create = vi.fn<Save>().mockResolvedValue({ data: { id: 'f9' } });
    const { user } = open({ api: { create: create as never } });
    await user.click(await screen.findByRole('button', { name: 'Add field' }));
    const dialog = within(await screen.findByRole('dialog'));
    await whenLoaded();
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
    expect(create).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Name/), 'Skills');
    await user.click(dialog.getByRole('combobox', { name: /^Type/ }));
    await user.click(screen.getByRole('option', { name: 'Several choices' }));
    await user.click(dialog.getByRole('combobox', { name: 'Section' }));
    await user.click(screen.getByRole('option', { name: 'Contact' }));
    await user.click(dialog.getByRole('button', { name: 'Add choice' }));
    await user.type(await dialog.findByLabelText('Choice 1'), 'Fencing{Enter}');
    await user.type(await dialog.findByLabelText('Choice 2'), 'Stilts');
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[0]).toBe('customField');
    expect(create.mock.calls[0]?.[1].data).toEqual({
      label: 'Skills',
      dataType: 'MULTI_SELECT',
      section: 'contact',
      isRequired: false,
      ownerType: 'TALENT',
      options: [
        { value: 'Fencing', isRetired: false },
        { value: 'Stilts', isRetired: false },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps its choices by their ids when one is retired, and says which cannot be removed', async () => {
    expectRefusals();
    const details = [{ field: 'options', message: 'No', key: 'choiceInUse', params: { choice: 'Grey' } }];
    const update = vi.fn<Save>().mockRejectedValueOnce(refusal({ details })).mockResolvedValue({ data: hair });
    const { user } = open({ api: { update: update as never } });
    await user.click(await screen.findByRole('button', { name: 'Edit Hair' }));
    const dialog = within(await screen.findByRole('dialog'));
    await whenLoaded();
    await user.click(await dialog.findByRole('button', { name: 'Retire choice Black' }));
    await user.click(dialog.getByRole('button', { name: 'Offer choice Grey again' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(await dialog.findByText('Some records use Grey. Retire it instead')).toBeInTheDocument();
    expect(update.mock.calls[0]?.[1].data).toEqual({
      version: 3,
      options: [
        { id: black, value: 'Black', isRetired: true },
        { id: grey, value: 'Grey', isRetired: false },
      ],
    });
  });

  it('asks what to keep where somebody else changed the field meanwhile', async () => {
    expectRefusals();
    const current = { ...alias, version: 4, label: 'Nickname', helpText: 'As friends say' };
    const update = vi.fn<Save>().mockRejectedValueOnce(overtakenBy(current)).mockResolvedValue({ data: alias });
    const { user } = open({ api: { update: update as never } });
    await user.click(await screen.findByRole('button', { name: 'Edit Alias' }));
    const dialog = within(await screen.findByRole('dialog'));
    await whenLoaded();
    await user.type(await dialog.findByDisplayValue('Alias'), 'es');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    expect(await question.findByRole('radio', { name: /Aliases/ })).toBeChecked();
    await user.click(question.getByText('Keep these and save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.calls[1]?.[1].data).toEqual({ label: 'Aliases', version: 4 });
  });
});
