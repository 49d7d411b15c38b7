import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { computed } from '../../schema/fields/computed.ts';
import { instant } from '../../schema/fields/instant.ts';
import { text } from '../../schema/fields/text.ts';
import { formatCount } from '../i18n/numbers.ts';
import { mediaWith } from '../../tests/support/browser/fakeTransport.ts';
import { admin, renderView } from '../../tests/support/browser/renderView.tsx';
import { FieldCell, isFigure } from './columns.ts';
import { FieldDisplay } from './displays.ts';
import { sample, sampleWords } from '../../tests/support/browser/fieldSample.ts';

const reference = (last: number, displayName: string, parts = {}) => ({
  id: `0190a0a0-0000-7000-8000-00000000000${last}`,
  displayName,
  avatar: null,
  kind: 'staff',
  ...parts,
});
const people = ['Ada Okafor', 'Bao Li', 'Cleo Marangos', 'Dev Rao', 'Elin Sjöberg', 'Farah Ali'].map((name, index) =>
  reference(index, name),
);

const record = {
  id: '1',
  text: 'Plain',
  color: '#2f5d8a',
  flag: true,
  integer: 12345,
  measure: 1825,
  money: '1234.5',
  moneyCurrency: 'AUD',
  currency: 'JPY',
  fee: '1200',
  date: '2026-11-20',
  month: '2026-11-20',
  instant: Date.UTC(2026, 10, 19, 22, 30),
  zoned: Date.UTC(2026, 10, 19, 13, 0),
  zonedTimeZone: 'Australia/Sydney',
  zonedIsAllDay: true,
  recurrence: { repeat: 'WEEKLY', interval: 1, unit: 'WEEKS', end: { type: 'AFTER', count: 3 } },
  choice: 2,
  choices: ['RED', 'BLUE'],
  phone: '+61412345678',
  phoneCountry: 'AU',
  place: 'Perth, AU',
  ref: people[0],
  refs: people,
  refOneOf: reference(7, 'Gus Whitlam', { kind: 'talent' }),
  refsOneOf: people.slice(0, 2),
  status: reference(8, 'In review', { kind: 'status', color: '#2f5d8a', categoryCode: 'NEW' }),
  catalogue: reference(9, 'Touring', { kind: 'catalogue' }),
  catalogues: ['Jazz', 'Folk', 'Soul', 'Pop', 'Rap'].map((name, index) =>
    reference(index, name, { kind: 'catalogue' }),
  ),
  rows: [
    { id: 'a', line: '1 High St', size: 'L', isMain: true },
    { id: 'b', line: '2 Low Rd', size: 'S', isMain: false },
  ],
  lines: [{ id: 'c', what: 'Show', byId: people[0]?.id, by: people[0], price: '600' }],
  picture: 'https://greenroom.test/media/v1/file/f1/thumbnail',
  file: mediaWith({ filename: 'rider.pdf', size: 1_250_000, url: '/media/v1/file/f1/origin' }),
  files: ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((filename) => mediaWith({ id: filename, filename })),
  computed: 7,
};

const shownInList: Readonly<Record<string, string>> = {
  text: 'Plain',
  color: '#2f5d8a',
  flag: 'Yes',
  integer: '12,345',
  measure: '182.5 cm',
  money: '$1,234.50',
  currency: 'JPY',
  fee: 'JPY\u{a0}1,200',
  date: '20 Nov 2026',
  month: 'Nov 2026',
  instant: '20 Nov 2026 09:30',
  zoned: '20 Nov 2026',
  recurrence: 'Weekly',
  choice: 'Closed',
  choices: 'RedBlue',
  phone: '+61 412 345 678',
  place: 'Perth, AU',
  ref: 'AOAda Okafor',
  refs: 'AOBLCMDR+2',
  refOneOf: 'GWGus Whitlam',
  refsOneOf: 'AOBL',
  status: 'In review',
  catalogue: 'Touring',
  catalogues: 'JazzFolkSoul+2',
  rows: '2',
  lines: '1',
  picture: record.picture,
  file: 'rider.pdf',
  files: 'a.pdfb.pdfc.pdf+1',
  computed: '7',
};

const shownInFull: Readonly<Record<string, string>> = {
  ...shownInList,
  recurrence: 'Every week on Friday, 3 times',
  refs: 'AOAda OkaforBLBao LiCMCleo MarangosDRDev RaoESElin SjöbergFAFarah Ali',
  refsOneOf: 'AOAda OkaforBLBao Li',
  catalogues: 'JazzFolkSoulPopRap',
  rows: '1 High St · Large · Main2 Low Rd · Small',
  lines: 'Show · AOAda Okafor · Price JPY\u{a0}600',
  file: 'pdfrider.pdf1.3 MB',
  files: ['a', 'b', 'c', 'd'].map((name) => `pdf${name}.pdf3 bytes`).join(''),
};

const names = Object.keys(sample.fields);

function renderCell(Part: typeof FieldCell, name: string, values: object = record, actor = admin) {
  const field = sample.fields[name];
  if (!field) throw new Error(`the sample has no field '${name}'`);
  const cell = (
    <div data-testid="cell">
      <Part resource="sample" name={name} field={field} record={{ id: '1', ...values }} />
    </div>
  );
  renderView(cell, { actor, resources: sampleWords });
  return screen.getByTestId('cell');
}

/** Returns the content of a cell: its text, and the addresses of its files. */
const contentOf = (cell: HTMLElement) => {
  const sources = [...cell.querySelectorAll('img')].map(({ src }) => src);
  return [cell.textContent, ...sources.filter((one) => one.includes('/media/'))].join('');
};

describe('a list', () => {
  it.each(names)('shows a value of the kind %s', async (name) => {
    const cell = renderCell(FieldCell, name);
    await expect.poll(() => contentOf(cell)).toBe(shownInList[name]);
  });

  it.each(names.filter((name) => name !== 'flag'))('shows a quiet dash where a %s is empty', (name) => {
    const isSet = ['choices', 'refs', 'refsOneOf', 'catalogues', 'rows', 'lines'].includes(name);
    expect(renderCell(FieldCell, name, { [name]: isSet ? [] : null })).toHaveTextContent('—');
  });

  it('puts figures at the right', () => {
    const figures = names.filter((name) => sample.fields[name] && isFigure(sample.fields[name]));
    expect(figures).toEqual(['integer', 'measure', 'money', 'fee', 'rows', 'lines', 'computed']);
  });

  it.each([
    ['integer', 1_234_567, '1,234,567'],
    ['short', 1_234_567, '1.2M'],
    ['short', 999, '999'],
    ['rate', 12.345, '12.35%'],
    ['rate', 0, '0.00%'],
  ] as const)('shows a computed %s of %d as a figure', (as, value, shown) => {
    const figure = computed('reach', { as });
    renderView(
      <div data-testid="cell">
        <FieldCell resource="sample" name="reach" field={figure} record={{ id: '1', reach: value }} />
      </div>,
    );
    expect(screen.getByTestId('cell')).toHaveTextContent(shown);
    expect(isFigure(figure)).toBe(true);
    if (as === 'short') expect(screen.getByText(shown)).toHaveAttribute('title', formatCount(value));
  });

  it.each(['America/New_York', 'Pacific/Kiritimati'])(
    'shows an all-day date as that date to a reader in %s',
    (zone) => {
      const values = { ...record, zonedDay: '2026-11-20' };
      const cell = renderCell(FieldCell, 'zoned', values, { ...admin, timeZone: zone });
      expect(cell).toHaveTextContent('20 Nov 2026');
    },
  );

  it('links to a person only for somebody who may read every one of them', () => {
    renderCell(FieldCell, 'ref');
    expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute(
      'href',
      expect.stringContaining('/staff/'),
    );
  });

  it('does not link for anybody else', () => {
    const staff = { ...admin, role: 'staff' as const, levels: { TALENT: ['VIEW_ASSIGN'] as const } };
    renderCell(FieldCell, 'refOneOf', record, staff);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('strikes a deleted record through', () => {
    renderCell(FieldCell, 'ref', { ref: { ...people[0], isDeleted: true } });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Ada Okafor').tagName).toBe('S');
  });
});

describe('references in a list', () => {
  it('are face and name of one person, a link where they may be read', () => {
    renderCell(FieldCell, 'refs', { refs: people.slice(0, 1) });
    expect(screen.getByRole('link', { name: 'Ada Okafor' })).toBeInTheDocument();
  });

  it('are the faces of several people', () => {
    renderCell(FieldCell, 'refs', { refs: people.slice(0, 2) });
    expect(screen.getByRole('img', { name: 'Ada Okafor, Bao Li' })).toBeInTheDocument();
  });

  it('are tags where they are no people', () => {
    const refs = people.map((one) => ({ ...one, kind: 'catalogue' }));
    expect(renderCell(FieldCell, 'refs', { refs })).toHaveTextContent('Ada OkaforBao LiCleo Marangos+3');
  });
});

describe('a moment in a list', () => {
  const at = Date.now() - 2.5 * 3_600_000;

  it('is told by its age where the server took it down', () => {
    renderView(
      <FieldCell resource="sample" name="seen" field={instant({ readOnly: true })} record={{ id: '1', seen: at }} />,
    );
    expect(screen.getByRole('time')).toHaveTextContent('2 h ago');
  });

  it('is told in full where somebody set it', () => {
    renderView(<FieldCell resource="sample" name="seen" field={instant()} record={{ id: '1', seen: at }} />);
    expect(screen.getByRole('time').textContent).toMatch(/^\d\d \w{3} \d{4} \d\d:\d\d$/);
  });
});

it('calls a phone number of a list without opening its row', () => {
  renderCell(FieldCell, 'phone');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+61412345678');
});

it('leads to the page of an account, whose pattern another cell decides', () => {
  const url = text({ patternBy: { cell: 'site', patterns: { A: 'instagram' } } });
  const show = (site: string) =>
    renderView(
      <FieldCell
        resource="sample"
        name="url"
        field={url}
        record={{ id: '1', site, url: 'https://instagram.com/ada' }}
      />,
    );
  show('A');
  expect(screen.getByRole('link', { name: 'instagram.com/ada' })).toHaveAttribute('href', 'https://instagram.com/ada');
  show('B');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

describe('a record’s page', () => {
  it.each(names)('shows a value of the kind %s in full', async (name) => {
    const cell = renderCell(FieldDisplay, name);
    await expect.poll(() => contentOf(cell)).toBe(shownInFull[name]);
  });
});
