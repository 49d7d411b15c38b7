import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import { FieldCell, isFigure } from '../../fields/columns.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { changeListState } from '../listState.ts';
import { fieldsNamed, useViewFields } from '../viewFields.ts';
import { RecordTitle } from './RecordTitle.tsx';
import { SortButton } from './SortButton.tsx';
import type { ListAddress } from './useListState.ts';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  flex: 'none',
  width: '100%',
  minWidth: 'max-content',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 34,
    padding: '0 10px',
    textAlign: 'left',
    fontWeight: 540,
    fontSize: 12,
    whiteSpace: 'nowrap',
    color: theme.palette.ink3,
    background: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.line}`,
  },
  '& td': {
    height: 37,
    maxWidth: 300,
    padding: '0 10px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.palette.ink2,
    borderBottom: `1px solid ${theme.palette.line2}`,
  },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
  '& td:first-of-type': { color: theme.palette.ink, fontWeight: 550 },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: theme.palette.ink },
  '& tbody tr:hover td': { background: theme.palette.row },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '&[data-stale] tbody': { opacity: 0.55, transition: 'opacity 120ms 120ms' },
}));

interface RecordTableProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly records: readonly WireRecord[];
  readonly isStale: boolean;
  /** What stands at the end of a row; without it a click on the row opens the record. */
  readonly actionOf?: (record: WireRecord) => ReactNode;
}

/** Whether a click is meant for the row: not for a link or button in it, not the end of a selection of text. */
function isForRow({ target }: MouseEvent): boolean {
  return !(target as Element).closest('a, button') && !window.getSelection()?.toString();
}

/** Records as a table of the declared columns. The first column is the link to the record, the row opens it too. */
export function RecordTable({ entity, records, isStale, state, go, actionOf }: RecordTableProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useWords(entity.name);
  const { columns, sortable } = useViewFields(entity);
  const shown = actionOf ? [...columns, ...fieldsNamed(entity, ['deletedAt'])] : columns;
  const ariaSort = (name: string) =>
    state.orderBy !== name ? undefined : state.orderDirection === 'ASC' ? 'ascending' : 'descending';

  return (
    <Table data-stale={isStale || undefined} aria-busy={isStale}>
      <thead>
        <tr>
          {shown.map(({ name, field }) => (
            <th key={name} scope="col" aria-sort={ariaSort(name)} className={isFigure(field) ? 'figure' : undefined}>
              {sortable.includes(name) ? (
                <SortButton name={name} state={state} onSort={(change) => go(changeListState(state, change))}>
                  {words.ofField(name, field)}
                </SortButton>
              ) : (
                words.ofField(name, field)
              )}
            </th>
          ))}
          {actionOf && (
            <th scope="col">
              <span style={visuallyHidden}>{translate('app.views.list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const path = actionOf ? null : recordPath(entity.name, record.id);
          return (
            <tr
              key={record.id}
              data-opens={path === null ? undefined : true}
              onClick={(event) => path !== null && isForRow(event) && void navigate(path)}
            >
              {shown.map(({ name, field }, index) => (
                <td key={name} className={isFigure(field) ? 'figure' : undefined}>
                  {index === 0 ? (
                    <RecordTitle entity={entity} record={record} path={path} />
                  ) : (
                    <FieldCell resource={entity.name} name={name} field={field} record={record} />
                  )}
                </td>
              ))}
              {actionOf && <td className="figure">{actionOf(record)}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
