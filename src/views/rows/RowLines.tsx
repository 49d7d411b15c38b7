import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { FieldCell } from '../../fields/columns.ts';
import { Row, useCellTag } from '../../fields/displays/rows.tsx';
import { isWide } from '../../fields/isWide.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { cellWord } from '../../i18n/fieldWords.ts';
import { PlainTable } from '../../widgets/plain-table/PlainTable.tsx';
import { Tag } from '../../widgets/tags/Tags.tsx';

interface RowLinesProps {
  readonly resource: string;
  readonly name: string;
  readonly field: RowsField;
  readonly rows: readonly WireRecord[];
  readonly label: string;
  /** Renders the actions on a row. */
  readonly actions: (row: WireRecord) => ReactNode;
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== false;

/** Rows as a table: the columns that any of them fills, and longer texts below the first. */
export function RowLines({ resource, name, field, rows, label, actions }: RowLinesProps) {
  const translate = useTranslate();
  const tagOf = useCellTag(resource, name);
  const { unasked = [] } = field;
  const all = Object.entries(field.cells).filter(([cell]) => !unasked.includes(cell));
  const columns = all.filter(
    ([cell, declared], index) => !isWide(declared) && (index === 0 || rows.some((row) => isFilled(row[cell]))),
  );
  const long = all.filter(([, declared]) => isWide(declared));
  const hasActions = rows.some((row) => Boolean(actions(row)));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable aria-label={label}>
        <thead>
          <tr>
            {columns.map(([cell]) => (
              <th key={cell} scope="col">
                {translate(cellWord(resource, name, cell))}
              </th>
            ))}
            {hasActions && (
              <th scope="col">
                <span style={visuallyHidden}>{translate('app.views.list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id ?? place}>
              {columns.map(([cell, declared], index) => {
                const tag = tagOf(cell, declared, row);
                const isTag = declared.kind === 'flag' || declared.kind === 'choice';
                return (
                  <td key={cell}>
                    {!isTag && <FieldCell resource={resource} name={cell} field={declared} record={row} />}
                    {tag !== undefined && <Tag>{tag}</Tag>}
                    {index === 0 &&
                      long.map(([text]) => (
                        <Box key={text} sx={{ color: 'ink2', whiteSpace: 'pre-wrap', maxWidth: '48ch' }}>
                          {row[text] as string | null}
                        </Box>
                      ))}
                  </td>
                );
              })}
              {hasActions && (
                <Box component="td" sx={{ width: '1%', whiteSpace: 'nowrap', textAlign: 'right' }}>
                  {actions(row)}
                </Box>
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}

/** Rows on a phone: each as a few lines, with what can be done beside it. */
export function RowCards({ resource, name, field, rows, label, actions }: RowLinesProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row, place) => (
        <Box component="li" key={row.id ?? place} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Row resource={resource} name={name} field={field} row={row} />
          </Box>
          {actions(row)}
        </Box>
      ))}
    </Box>
  );
}
