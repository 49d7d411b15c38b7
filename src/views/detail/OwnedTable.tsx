import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { FieldDisplay } from '../../fields/displays.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { LoadFailed } from '../../layout/states/LoadFailed.tsx';
import { Message } from '../../layout/states/Message.tsx';
import { EditIcon, EmptyIcon, RemoveIcon } from '../../widgets/icons.tsx';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { useRemove } from '../useRemove.tsx';
import { useViewFields, type NamedField } from '../viewFields.ts';
import { OwnedDialog } from './OwnedDialog.tsx';
import type { OwnedTabProps } from './OwnedTab.tsx';
import { useOwned } from './useOwned.ts';

interface RowProps {
  readonly resource: string;
  readonly columns: readonly NamedField[];
  readonly record: WireRecord;
  readonly actions: ReactNode;
}

function Line({ resource, columns, record, actions }: RowProps) {
  return (
    <TableRow>
      {columns.map(({ name, field }, index) => (
        <TableCell key={name} sx={{ overflowWrap: 'anywhere', ...(index === 0 && { fontWeight: 560 }) }}>
          <FieldDisplay resource={resource} name={name} field={field} record={record} />
        </TableCell>
      ))}
      {actions && <TableCell sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>{actions}</TableCell>}
    </TableRow>
  );
}

/** A record on a phone: its name, then what else is known of it by name. */
function Card({ resource, columns: [first, ...others], record, actions }: RowProps) {
  const words = useWords(resource);
  const filled = others.filter(({ name }) => record[name] !== null && record[name] !== '');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1.75, borderBottom: 1, borderColor: 'line2' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 560 }}>{first && <FieldDisplay resource={resource} {...first} record={record} />}</Box>
        {filled.map(({ name, field }) => (
          <Box key={name} sx={{ display: 'flex', gap: 1, color: 'ink2' }}>
            <Box component="span" sx={{ color: 'ink3', flex: 'none', width: 88 }}>
              {words.ofField(name, field)}
            </Box>
            <FieldDisplay resource={resource} name={name} field={field} record={record} />
          </Box>
        ))}
      </Box>
      {actions}
    </Box>
  );
}

/** The records of another entity that a record owns, as a table; each is changed in a dialog (AB 2, partner contacts). */
export function OwnedTable({ entity, field, owner, mayWrite }: OwnedTabProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const isNarrow = useIsNarrow();
  const remove = useRemove(entity.name);
  const { listColumns } = useViewFields(entity);
  const columns = listColumns.filter(({ isHidden }) => !isHidden);
  const [edited, setEdited] = useState<WireRecord | null>(null);
  const { records, data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwned(
    entity,
    field,
    owner,
    false,
  );
  const name = translate(`resources.${entity.name}.name`, { smart_count: 2 });

  const actionsOf = (record: WireRecord) => {
    if (!mayWrite) return null;
    const about = String(record[entity.title] ?? '');
    const titles = {
      edit: translate('app.titles.edit', { name: about }),
      remove: translate('app.views.record.deleteOne', { name: about }),
    };
    return (
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <Tooltip title={translate('app.actions.edit')}>
          <IconButton size="small" aria-label={titles.edit} onClick={() => setEdited(record)}>
            <EditIcon sx={{ fontSize: 15 }} />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('app.actions.delete')}>
          <IconButton size="small" aria-label={titles.remove} onClick={() => void remove(record)}>
            <RemoveIcon sx={{ fontSize: 15 }} />
          </IconButton>
        </Tooltip>
      </Box>
    );
  };

  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5 }}>
      {isPending && (
        <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ display: 'grid', gap: 1.5, py: 1 }}>
          {[92, 76, 84].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={20} />
          ))}
        </Box>
      )}
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {data && records.length === 0 && (
        <Message
          icon={EmptyIcon}
          title={translate('app.empty.nothing')}
          lead={translate('app.views.owned.none', { name: words.ofRecords(2) })}
        />
      )}
      {records.length > 0 && isNarrow && (
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {records.map((record) => (
            <Card
              key={record.id}
              resource={entity.name}
              columns={columns}
              record={record}
              actions={actionsOf(record)}
            />
          ))}
        </Box>
      )}
      {records.length > 0 && !isNarrow && (
        <Table aria-label={name} sx={{ '& th:first-of-type, & td:first-of-type': { pl: 0 } }}>
          <TableHead>
            <TableRow>
              {columns.map(({ name: column, field: declared }) => (
                <TableCell key={column}>{words.ofField(column, declared)}</TableCell>
              ))}
              {mayWrite && (
                <TableCell>
                  <span style={visuallyHidden}>{translate('app.views.list.actions')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {records.map((record) => (
              <Line
                key={record.id}
                resource={entity.name}
                columns={columns}
                record={record}
                actions={actionsOf(record)}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1.5 }}>
          {translate('app.views.list.loadMore')}
        </Button>
      )}
      {edited && (
        <OwnedDialog entity={entity} field={field} owner={owner} record={edited} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}
