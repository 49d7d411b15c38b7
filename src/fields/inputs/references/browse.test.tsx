import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin, renderView, setWidth, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import type { WireRecord } from '../../kind.ts';
import { sample, sampleWords } from '../../../../tests/support/browser/fieldSample.ts';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const person = (last: number, displayName: string, kind: string) => ({
  id: uuid(last),
  displayName,
  avatar: null,
  kind,
});
const [ada, bao, cleo, dev] = [
  person(1, 'Ada', 'talent'),
  person(2, 'Bao', 'talent'),
  person(3, 'Cleo', 'scout'),
  person(4, 'Dev', 'scout'),
];
const known = [ada, bao, cleo, dev];

interface Wanted {
  readonly keyword?: string;
  readonly kind?: string;
  readonly ids?: readonly string[];
}

/** A form of one field of the sample, and what it asks and sends. */
async function renderField(name: string, record: WireRecord | null = null) {
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  const options = vi.fn<(resource: string, field: string, wanted: Wanted) => Promise<object>>(
    async (_resource, _field, { keyword = '', kind, ids }) => ({
      data: known.filter(
        (one) =>
          (ids?.includes(one.id) ?? true) && (kind ?? one.kind) === one.kind && one.displayName.startsWith(keyword),
      ),
      loadMore: false,
      nextPageIndex: null,
    }),
  );
  const page = renderView(
    <OwnedForm
      entity={sample}
      fields={{ [name]: sample.fields[name]! }}
      record={record}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
    { actor: admin, resources: sampleWords, api: { options } as never },
  );
  await whenLoaded();
  const input = await screen.findByRole('combobox');
  const button = () => screen.queryByRole('button', { name: 'Browse by type' });
  const sends = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    return save.mock.calls[0]?.[0];
  };
  return { ...page, input, button, options, save, sends };
}
const kinds = () => within(screen.getByRole('dialog')).getAllByRole('option', { name: /Talents|Scouts/ });
const opened = () => kinds().map((option) => `${option.textContent} ${option.getAttribute('aria-selected')}`);

afterEach(() => setWidth(1024));

it('browses several records by their kinds, counts them, and keeps them in the order of choosing', async () => {
  const { user, button, sends } = await renderField('refsOneOf', {
    id: uuid(9),
    refsOneOf: [ada],
    refsOneOfIds: [uuid(1)],
  });
  await user.click(button()!);
  expect(await screen.findByRole('dialog', { name: 'RefsOneOf' })).toBeInTheDocument();
  await waitFor(() => expect(opened()).toEqual(['Talents1› true', 'Scouts› false']));
  expect(await screen.findByRole('checkbox', { name: 'Ada' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Bao' }));
  await user.click(screen.getByRole('option', { name: /Scouts/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Dev' }));
  expect(opened()).toEqual(['Talents2› false', 'Scouts1› true']);
  await user.click(screen.getByRole('option', { name: /Talents/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Ada' }));
  expect(screen.getByRole('checkbox', { name: 'Ada' })).not.toBeChecked();
  await user.keyboard('{Escape}');
  expect(await sends()).toEqual({ refsOneOfIds: [uuid(2), uuid(4)] });
});

it('opens and closes by keys alone, and gives the focus back to the field', async () => {
  const { user, input, sends } = await renderField('refOneOf');
  await user.click(input);
  await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(kinds()[0]).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(kinds()[0]).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Search in Scouts')).toHaveFocus());
  await screen.findByRole('option', { name: 'Dev' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Dev' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('Dev');
  expect(await sends()).toEqual({ refOneOfId: uuid(4) });
});

it('ticks by Enter, and searches a kind on the server', async () => {
  const { user, button, options, sends } = await renderField('refsOneOf');
  await user.click(button()!);
  await waitFor(() => expect(kinds()[0]).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByLabelText('Search in Talents')).toHaveFocus());
  await user.keyboard('Ba');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Ada' })).toBeNull());
  expect(options.mock.lastCall?.[2]).toMatchObject({ kind: 'talent', keyword: 'Ba' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Bao' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(await sends()).toEqual({ refsOneOfIds: [uuid(2)] });
});

it('shows one column at a time on a phone, with a way back', async () => {
  setWidth(390);
  const { user, button, input } = await renderField('refOneOf');
  await user.click(button()!);
  await waitFor(() => expect(opened()).toEqual(['Talents› false', 'Scouts› false']));
  await user.click(kinds()[1]!);
  expect(await screen.findByRole('option', { name: 'Cleo' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Talents/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(kinds()[0]!);
  await user.click(await screen.findByRole('option', { name: 'Ada' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveValue('Ada');
});

it('browses nothing while the form is being saved', async () => {
  const { user, input, button, save } = await renderField('refOneOf', {
    id: uuid(9),
    refOneOf: ada,
    refOneOfId: uuid(1),
  });
  await user.click(button()!);
  await user.click(await screen.findByRole('option', { name: 'Bao' }));
  save.mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(button()).toBeDisabled());
  await user.click(input);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers nothing to browse where there is but one kind', async () => {
  const { button } = await renderField('refs');
  expect(button()).toBeNull();
});
