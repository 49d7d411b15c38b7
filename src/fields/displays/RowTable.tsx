import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { cellWord } from '../../i18n/fieldWords.ts';
import { isWide } from '../isWide.ts';
import type { WireRecord } from '../kind.ts';
import { RowCell, RowHead } from './RowCell.tsx';
import { useRowGroups } from './rowGroups.ts';
import { isFilledCell } from './rowWords.ts';

interface RowTableProps {
  readonly resource: string;
  readonly name: string;
  readonly field: RowsField;
  readonly rows: readonly WireRecord[];
  readonly label: string;
  /** A last column beside the cells; a quiet heading is for those who hear it. */
  readonly more?: {
    readonly heading: string;
    readonly isQuiet: boolean;
    readonly of: (row: WireRecord) => ReactNode;
  };
}

/** Width of the page's part, in pixels, below which a row is lines of label and value. */
const narrow = 520;

const Frame = styled('div')({ containerType: 'inline-size', overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': {
    padding: '7px 16px 7px 0',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.palette.line2}`,
  },
  '& th[scope="col"]': { fontSize: 12, lineHeight: '16px', fontWeight: 480, color: theme.palette.ink3 },
  '& th[scope="rowgroup"]': {
    paddingTop: 14,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 520,
    color: theme.palette.ink2,
  },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
  '& td:is([data-kind="phone"], [data-kind="date"])': { whiteSpace: 'nowrap' },
  '& td[data-more="actions"]': { width: '1%', whiteSpace: 'nowrap', textAlign: 'right' },
  [`@container (max-width: ${narrow - 1}px)`]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, 30%) minmax(0, 1fr) auto',
      columnGap: 12,
      padding: '8px 0',
      borderBottom: `1px solid ${theme.palette.line2}`,
    },
    '& tbody:last-of-type > tr:last-of-type': { borderBottom: 0 },
    '& th, & td': { border: 0, padding: '1px 0' },
    '& th[scope="row"]': { gridArea: '1 / 1 / 2 / 3', fontWeight: 520, overflowWrap: 'anywhere' },
    '& th[scope="rowgroup"]': { gridColumn: '1 / -1', padding: '4px 0 0' },
    '& td': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid', overflowWrap: 'anywhere' },
    '& td::before': { content: 'attr(data-label)', color: theme.palette.ink3 },
    '& td > *': { gridColumn: '2 / -1' },
    '& td[data-empty], & td:empty': { display: 'none' },
    '& td[data-more="actions"]': { gridArea: '1 / 3 / 2 / 4', display: 'block', width: 'auto' },
    '& td[data-more="actions"]::before': { content: 'none' },
  },
}));

/** Returns the names of the cells that make an address together with the first one. */
function gatheredCells({ cells, place, unasked = [] }: RowsField): readonly string[] {
  if (place === undefined) return [];
  return Object.entries(cells)
    .filter(([cell, { kind }], index) => index > 0 && kind === 'text' && !unasked.includes(cell))
    .map(([cell]) => cell);
}

/** Returns the cells that have columns, and the long texts, which stand below a row's first. */
function columnsOf(
  { cells, unasked = [], groupBy }: RowsField,
  rows: readonly WireRecord[],
  gathered: readonly string[],
) {
  const all = Object.entries(cells).filter(
    ([cell]) => !unasked.includes(cell) && cell !== groupBy && !gathered.includes(cell),
  );
  return {
    columns: all.filter(
      ([cell, declared], index) => !isWide(declared) && (index === 0 || rows.some((row) => isFilledCell(row, cell))),
    ),
    long: all.filter(([, declared]) => isWide(declared)).map(([cell]) => cell),
  };
}

/**
 * Rows on a record's page, as a table of the columns that any of them fills; in groups where they have a choice in
 * common. Where there is little room, each row is lines of label and value.
 */
export function RowTable({ resource, name, field, rows, label, more }: RowTableProps) {
  const translate = useTranslate();
  const id = useId();
  const gathered = gatheredCells(field);
  const { columns, long } = columnsOf(field, rows, gathered);
  const groups = useRowGroups(resource, name, field, rows);
  const headings = columns.map(([cell]) => translate(cellWord(resource, name, cell)));
  const width = columns.length + (more ? 1 : 0);

  const line = (row: WireRecord, place: number) => (
    <tr key={row.id ?? place}>
      {columns.map(([cell, declared]: readonly [string, Field], index) => {
        const props = { resource, name, cell, declared, row };
        return index === 0 ? (
          <RowHead key={cell} {...props} gathered={gathered} long={long} field={field} />
        ) : (
          <RowCell key={cell} {...props} label={headings[index] ?? ''} />
        );
      })}
      {more && (
        <td data-more={more.isQuiet ? 'actions' : 'words'} data-label={more.heading}>
          {more.of(row)}
        </td>
      )}
    </tr>
  );

  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {more && (
              <th scope="col">{more.isQuiet ? <span style={visuallyHidden}>{more.heading}</span> : more.heading}</th>
            )}
          </tr>
        </thead>
        {groups.map(({ key, word, within }) => (
          <tbody key={key} aria-labelledby={word === undefined ? undefined : `${id}-${key}`}>
            {word !== undefined && (
              <tr>
                <th id={`${id}-${key}`} scope="rowgroup" colSpan={width}>
                  {word}
                </th>
              </tr>
            )}
            {within.map(line)}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}
