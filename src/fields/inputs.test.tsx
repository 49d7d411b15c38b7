import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { admin, renderView, whenLoaded } from '../../tests/support/browser/renderView.tsx';
import { OwnedForm } from '../views/record/tabs/owned/OwnedForm.tsx';
import type { WireRecord } from './kind.ts';
import { sample, sampleWords } from '../../tests/support/browser/fieldSample.ts';

interface Wanted {
  readonly keyword?: string;
  readonly ids?: readonly string[];
}
type Options = (resource: string, field: string, wanted: Wanted) => Promise<object>;
type Create = (resource: string, params: { readonly data: object }) => Promise<object>;
type Save = (body: Record<string, unknown>) => Promise<void>;

const reference = (id: string, displayName: string) => ({ id, displayName, avatar: null, kind: 'staff' });
const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const known = [reference(uuid(1), 'Ada'), reference(uuid(2), 'Bao')];

interface Parts {
  readonly record?: WireRecord | null;
  readonly actor?: typeof admin;
  readonly entity?: AnyEntity;
}

/** A form of some fields of the sample, and what it sends. */
async function renderInputs(names: readonly string[], { record = null, actor = admin }: Parts = {}) {
  const save = vi.fn<Save>().mockResolvedValue();
  const fields = Object.fromEntries(
    names.flatMap((name) => (sample.fields[name] ? [[name, sample.fields[name]]] : [])),
  );
  const options = vi.fn<Options>(async (_resource, _field, { keyword = '', ids }) => ({
    data: known.filter(({ id, displayName }) => (ids ? ids.includes(id) : displayName.startsWith(keyword))),
    loadMore: false,
    nextPageIndex: null,
  }));
  const create = vi.fn<Create>(async (_resource, { data }) => ({ data: { id: uuid(9), ...data } }));
  const page = renderView(
    <OwnedForm entity={sample} fields={fields} record={record} label="Save" save={save} onSaved={() => undefined} />,
    { actor, resources: sampleWords, api: { options, create } as never },
  );
  await whenLoaded();
  const sends = async () => {
    await page.user.click(screen.getByText('Save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    return save.mock.calls[0]?.[0];
  };
  return { ...page, save, sends, options, create };
}

it('has an input for every kind that a form writes', async () => {
  const names = Object.values(sample.form).flat();
  await renderInputs(names);
  for (const name of names) {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    expect((await screen.findAllByLabelText(new RegExp(`^${label}\\*?$`))).length, name).toBeGreaterThan(0);
  }
});

it('takes numbers and amounts with commas, and sends them plain', async () => {
  const { user, sends } = await renderInputs(['integer', 'money']);
  await user.type(await screen.findByLabelText('Integer'), '1234');
  await user.type(screen.getByLabelText('Money'), '1,234.5');
  await user.tab();
  expect(screen.getByLabelText('Integer')).toHaveValue('1,234');
  expect(screen.getByLabelText('Money')).toHaveValue('1,234.50');
  expect(await sends()).toEqual({ integer: 1234, money: '1234.5', moneyCurrency: 'AUD' });
});

it('refuses an amount with a comma that parts no thousands', async () => {
  const { user, save } = await renderInputs(['money']);
  await user.type(await screen.findByLabelText('Money'), '1234,56');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Invalid dollar format')).toBeInTheDocument();
  expect(screen.getByLabelText('Money')).toHaveValue('1234,56');
  expect(save).not.toHaveBeenCalled();
});

it('shows the currency that amounts share, and the names of the records that rows name', async () => {
  const lines = [{ id: uuid(6), what: 'Show', byId: uuid(1), by: known[0], price: '600' }];
  const record = { id: uuid(5), currency: 'JPY', fee: '1200', lines };
  const { user, sends } = await renderInputs(['currency', 'fee', 'lines'], { record });
  expect(await screen.findByLabelText('Fee')).toHaveValue('1,200');
  expect(await screen.findByLabelText('By')).toHaveValue('Ada');
  expect(screen.getAllByText('JPY')).toHaveLength(2);
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Price'), '700');
  expect(await sends()).toEqual({ lines: [{ id: uuid(6), what: 'Show', byId: uuid(1), price: '700' }] });
});

it('asks for the records that a cell of rows may name by its path', async () => {
  const { user, options } = await renderInputs(['lines']);
  await user.click(await screen.findByRole('button', { name: /Add/ }));
  await user.type(await screen.findByLabelText('By'), 'Ba');
  await user.click(await screen.findByRole('option', { name: 'Bao' }));
  expect(options.mock.calls.map(([, field]) => field)).toEqual(options.mock.calls.map(() => 'lines.by'));
});

it('takes a colour by its swatch, or in hex as people write it', async () => {
  const { user, sends } = await renderInputs(['color']);
  const text = await screen.findByLabelText('Color');
  const swatches = within(screen.getByRole('radiogroup', { name: 'Swatches of Color' }));
  expect(swatches.getAllByRole('radio')).toHaveLength(14);
  await user.click(swatches.getByRole('radio', { name: 'Indigo' }));
  expect(text).toHaveValue('#4f46a5');
  await user.clear(text);
  await user.type(text, '1A7');
  expect(swatches.queryByRole('radio', { checked: true })).toBeNull();
  await user.tab();
  expect(text).toHaveValue('#11aa77');
  await user.clear(text);
  await user.type(text, '1A7F4B');
  await user.tab();
  expect(swatches.getByRole('radio', { name: 'Green' })).toBeChecked();
  expect(await sends()).toEqual({ color: '#1a7f4b' });
});

it('refuses what is no colour, in words', async () => {
  const { user, save } = await renderInputs(['color']);
  await user.type(await screen.findByLabelText('Color'), 'reddish');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/colou?r/i, { selector: 'p' })).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});

it('takes a month with its year, typed or from a calendar, and sends its first day', async () => {
  const { user, sends } = await renderInputs(['month'], { record: { id: uuid(5), month: '2021-03-14' } });
  const month = await screen.findByLabelText('Month');
  expect(month).toHaveValue('Mar 2021');
  await user.clear(month);
  await user.type(month, '11/26');
  await user.tab();
  expect(month).toHaveValue('11/26');
  await user.clear(month);
  await user.type(month, '11/2026');
  await user.tab();
  expect(month).toHaveValue('Nov 2026');
  await user.click(screen.getByLabelText('Open the calendar: Month'));
  await user.click(await screen.findByRole('radio', { name: /^Oct/ }));
  expect(month).toHaveValue('Oct 2026');
  expect(await sends()).toEqual({ month: '2026-10-01' });
});

it('takes a moment in the time zone of the reader', async () => {
  const { user, sends } = await renderInputs(['instant']);
  await user.type(await screen.findByLabelText('Instant'), '20 nov 2026');
  await user.tab();
  expect(screen.getByLabelText('Time')).toHaveValue('09:00');
  expect(await sends()).toEqual({ instant: Date.UTC(2026, 10, 19, 22, 0) });
});

it('takes the time that is typed after a day, and says of what is no date that it is none', async () => {
  const { user, sends } = await renderInputs(['instant', 'zoned']);
  const input = await screen.findByLabelText('Instant');
  await user.type(input, '20 nov 2026 2.30 pm');
  await user.tab();
  expect(screen.getAllByLabelText('Time')[0]).toHaveValue('14:30');
  expect(await sends()).toMatchObject({ instant: Date.UTC(2026, 10, 20, 3, 30) });
  for (const label of ['Instant', 'Zoned']) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, '20 nov at nine');
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid date'));
    expect(field).toHaveValue('20 nov at nine');
  }
});

it('keeps the clock of a meeting that moves to another zone, and makes a whole day begin at midnight', async () => {
  const record = {
    id: uuid(5),
    zoned: Date.UTC(2026, 10, 19, 22, 0),
    zonedTimeZone: 'Australia/Sydney',
    zonedIsAllDay: false,
  };
  const { user, sends } = await renderInputs(['zoned'], { record });
  await user.click(await screen.findByRole('button', { name: 'Australia/Sydney' }));
  const zone = await screen.findByLabelText('Time zone');
  await user.clear(zone);
  await user.paste('Europe/Paris');
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris' }));
  await user.click(screen.getByLabelText('Whole day'));
  expect(await sends()).toEqual({
    zoned: Date.UTC(2026, 10, 19, 23, 0),
    zonedTimeZone: 'Europe/Paris',
    zonedIsAllDay: true,
  });
});

it('clears the zone of a meeting with its time', async () => {
  const record = {
    id: uuid(5),
    zoned: Date.UTC(2026, 10, 19, 13, 0),
    zonedTimeZone: 'Australia/Sydney',
    zonedIsAllDay: true,
  };
  const { user, sends } = await renderInputs(['zoned'], { record });
  await user.clear(await screen.findByLabelText('Zoned'));
  await user.tab();
  expect(await sends()).toEqual({ zoned: null, zonedTimeZone: null, zonedIsAllDay: false });
});

it('sends the code of a choice, and null for none', async () => {
  const { user, sends } = await renderInputs(['choice', 'flag'], { record: { id: uuid(5), choice: 2, flag: true } });
  await user.click(await screen.findByRole('combobox', { name: 'Choice' }));
  await user.click(screen.getByRole('option', { name: 'None' }));
  await user.click(screen.getByLabelText('Flag'));
  expect(await sends()).toEqual({ choice: null, flag: false });
});

it('finds records on the server once typing pauses, and sends their ids', async () => {
  const { user, sends, options } = await renderInputs(['ref', 'refs']);
  await user.type(await screen.findByLabelText('Refs'), 'Ba');
  await user.click(await screen.findByRole('option', { name: /Bao/ }));
  await user.click(screen.getByLabelText('Ref'));
  await user.click(await screen.findByRole('option', { name: /Ada/ }));
  expect(options.mock.calls.map(([, , { keyword }]) => keyword)).not.toContain('B');
  expect(await sends()).toEqual({ refId: uuid(1), refIds: [uuid(2)] });
});

it.each([
  ['choice', 'Closed', { choice: 2 }],
  ['choices', 'Blue', { choices: ['BLUE'] }],
  ['ref', /Bao/, { refId: uuid(2) }],
  ['refs', /Bao/, { refIds: [uuid(2)] }],
  ['catalogue', 'Bao', { catalogueId: uuid(2) }],
])(
  'closes the list of a %s once something is chosen, and on Tab, which keeps what is chosen',
  async (name, one, sent) => {
    const { user, sends } = await renderInputs([name]);
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const input = await screen.findByRole('combobox', { name: label });
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: one }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.click(input);
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(await sends()).toEqual(sent);
  },
);

it('offers to make an entry only of a word that is new, and chooses what it made', async () => {
  const { user, sends, create } = await renderInputs(['catalogue']);
  const input = await screen.findByLabelText('Catalogue');
  await user.type(input, ' Ada ');
  expect(await screen.findByRole('option', { name: 'Ada' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Create/ })).not.toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'Jazz');
  await user.click(await screen.findByRole('option', { name: 'Create “Jazz”' }));
  await waitFor(() => expect(input).toHaveValue('Jazz'));
  expect(create).toHaveBeenCalledExactlyOnceWith(
    'catalogue',
    expect.objectContaining({ data: { displayName: 'Jazz', type: 'TAG' } }),
  );
  expect(await sends()).toEqual({ catalogueId: uuid(9) });
});

it('tells the buttons of its fields apart by the names of the fields', async () => {
  const { user } = await renderInputs(['catalogue', 'money', 'date']);
  const { getByRole } = screen;
  expect(await screen.findByRole('button', { name: 'Open: Catalogue' })).toBeInTheDocument();
  expect(getByRole('button', { name: 'Open: Money' })).toBeInTheDocument();
  expect(getByRole('button', { name: 'Open the calendar: Date' })).toBeInTheDocument();
  await user.type(getByRole('combobox', { name: 'Catalogue' }), 'Ada');
  await user.click(await screen.findByRole('option', { name: 'Ada' }));
  expect(screen.getByLabelText('Clear: Catalogue')).toBeInTheDocument();
});

it('makes no entries for somebody who may not', async () => {
  const staff = { ...admin, role: 'staff' as const, levels: {} };
  const { user } = await renderInputs(['catalogue'], { actor: staff });
  await user.type(await screen.findByLabelText('Catalogue'), 'Jazz');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it('adds rows, checks each and goes to the first mistake', async () => {
  const { user, save } = await renderInputs(['rows']);
  await user.click(await screen.findByLabelText('Add to Rows'));
  await whenLoaded();
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  await user.click(screen.getByText('Save'));
  const row = await screen.findByLabelText('Rows, entry 1');
  expect(await within(row).findByText('This field is required')).toBeInTheDocument();
  await waitFor(() => expect(within(row).getByLabelText(/^Line/)).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

it('puts rows in order, removes one and keeps the ids of the others', async () => {
  const row = (last: number, line: string) => ({ id: uuid(last), line, size: 'L', isMain: false });
  const record = { id: uuid(5), rows: [row(1, 'One'), row(2, 'Two'), row(3, 'Three')] };
  const { user, sends } = await renderInputs(['rows'], { record });
  await user.click(await screen.findByLabelText('Move line of text 3 up'));
  await user.click(screen.getByLabelText('Remove line of text 1'));
  expect(await sends()).toEqual({ rows: [row(3, 'Three'), row(2, 'Two')] });
});

describe('a phone number that names its country', () => {
  it.each([
    ['+44 20 7946 0958', '+44', { phone: '+44 20 7946 0958', phoneCountry: 'GB' }],
    ['+1 (650) 253-0000', '+1', { phone: '+1 (650) 253-0000', phoneCountry: 'US' }],
    ['0061412345678', '+61', { phone: '+61412345678' }],
    ['0011 44 20 7946 0958', '+44', { phone: '+44 20 7946 0958', phoneCountry: 'GB' }],
    ['tel:+61-412-345-678', '+61', { phone: '+61-412-345-678' }],
    ['0412 345 678', '+61', { phone: '0412 345 678' }],
  ])('%s', async (text, code, sent) => {
    const { user, sends } = await renderInputs(['phone']);
    const input = await screen.findByLabelText('Phone');
    await user.click(input);
    await user.paste(text);
    expect(screen.getByLabelText('Country of the number')).toHaveValue(code);
    expect(input).toHaveValue(sent.phone);
    expect(await sends()).toEqual({ phoneCountry: 'AU', ...sent });
  });

  it('chooses it once what was typed is left, and leaves no fault behind', async () => {
    const { user, sends } = await renderInputs(['phone']);
    const input = await screen.findByLabelText('Phone');
    await user.type(input, '+33 6 12 34');
    await user.tab();
    expect(screen.getByLabelText('Country of the number')).toHaveValue('+61');
    expect(await screen.findByText('Invalid phone format')).toBeInTheDocument();
    await user.type(input, ' 56 78');
    expect(screen.getByLabelText('Country of the number')).toHaveValue('+61');
    await user.tab();
    expect(screen.getByLabelText('Country of the number')).toHaveValue('+33');
    await waitFor(() => expect(screen.queryByText('Invalid phone format')).toBeNull());
    expect(await sends()).toEqual({ phone: '+33 6 12 34 56 78', phoneCountry: 'FR' });
  });

  it('chooses it by Ctrl and Enter, which saves', async () => {
    const { user, save } = await renderInputs(['phone']);
    await user.type(await screen.findByLabelText('Phone'), '+33 6 12 34 56 78{Control>}{Enter}{/Control}');
    await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ phone: '+33 6 12 34 56 78', phoneCountry: 'FR' }));
  });

  it('forgets it with the number that named it', async () => {
    const { user, sends } = await renderInputs(['phone']);
    const input = await screen.findByLabelText('Phone');
    await user.type(input, '+49 30 1234567');
    await user.tab();
    expect(screen.getByLabelText('Country of the number')).toHaveValue('+49');
    await user.clear(input);
    await user.type(input, '0412 345 678');
    await user.tab();
    expect(await sends()).toEqual({ phone: '0412 345 678', phoneCountry: 'AU' });
  });

  it('leaves the chosen one where it is valid there as well', async () => {
    const record = { id: uuid(5), phone: '4165550123', phoneCountry: 'CA' };
    const { user, sends } = await renderInputs(['phone'], { record });
    const input = await screen.findByLabelText('Phone');
    await user.clear(input);
    await user.paste('+1 650 253 0000');
    await user.tab();
    expect(await sends()).toEqual({ phone: '+1 650 253 0000', phoneCountry: 'CA' });
  });
});

it('asks a phone for the keyboard that suits each value', async () => {
  await renderInputs(Object.values(sample.form).flat());
  const inputs = [...document.querySelectorAll('input')];
  const modes = new Set(inputs.map((input) => input.inputMode).filter(Boolean));
  expect(modes).toEqual(new Set(['decimal', 'numeric', 'tel']));
});
