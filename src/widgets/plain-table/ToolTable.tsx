import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PlainTable } from './PlainTable.tsx';

/** A column of a table of rows that are worked with. */
export interface ToolColumn {
  readonly name: string;
  readonly label: string;
  /** Figures stand at the right, one below the other. */
  readonly isFigure?: boolean;
  /** Style of its cells. */
  readonly sx?: SxProps<Theme>;
}

/** A row of such a table. */
export interface ToolRow {
  readonly id: string;
  /** Content of its cells, by the column's name. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** Tools for it, null without any: a column of their own if one row has some. */
  readonly tools: ReactNode;
}

interface ToolTableProps {
  readonly label: string;
  readonly columns: readonly ToolColumn[];
  readonly rows: readonly ToolRow[];
}

const figures = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** A small table of rows, with the tools for each at its end. */
export function ToolTable({ label, columns, rows }: ToolTableProps) {
  const translate = useTranslate();
  const hasTools = rows.some(({ tools }) => Boolean(tools));
  return (
    <PlainTable aria-label={label} sx={{ '& td': { verticalAlign: 'middle' } }}>
      <thead>
        <tr>
          {columns.map(({ name, label: heading, isFigure }) => (
            <Box component="th" scope="col" key={name} sx={isFigure ? figures : {}}>
              {heading}
            </Box>
          ))}
          {hasTools && (
            <th scope="col">
              <span style={visuallyHidden}>{translate('app.views.list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, tools }) => (
          <tr key={id}>
            {columns.map(({ name, isFigure, sx }) => (
              <Box component="td" key={name} sx={[isFigure ? figures : {}, ...[sx ?? []].flat()]}>
                {cells[name]}
              </Box>
            ))}
            {hasTools && (
              <Box component="td" sx={{ width: '1%', whiteSpace: 'nowrap', textAlign: 'right' }}>
                {tools}
              </Box>
            )}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

interface ToolCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly sx: SxProps<Theme>;
  readonly children: (row: Row) => ReactNode;
}

/** The same rows on a phone, where each is a card. */
export function ToolCards<Row extends { readonly id: string }>({ label, rows, sx, children }: ToolCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={[{ borderBottom: 1, borderColor: 'line2' }, ...[sx].flat()]}>
          {children(row)}
        </Box>
      ))}
    </Box>
  );
}
