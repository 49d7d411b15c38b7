import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportDetail, ReadRow } from '../../../../schema/areas/tools/calls/imports.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { FieldDisplay } from '../../../fields/displays.ts';
import { withValues } from '../../../fields/wireKeys.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { useTargetLabel } from './useTargetLabel.ts';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: '6px 14px 6px 0',
    borderBottom: `1px solid ${theme.palette.line2}`,
    textAlign: 'left',
    verticalAlign: 'top',
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead th': { fontWeight: 500, color: theme.palette.ink2 },
  '& tbody th': { fontWeight: 400, color: theme.palette.ink3, fontVariantNumeric: 'tabular-nums' },
}));

interface ReadRowsProps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
}

/** The rows that can be written, each value as it was read: a swapped day or a wrong unit shows before it is written. */
export function ReadRows({ one, entity }: ReadRowsProps) {
  const translate = useTranslate();
  const client = useClient();
  const labelOf = useTargetLabel(entity);
  const words = (key: string) => translate(`app.imports.${key}`);
  const {
    rows = [],
    hasMore,
    loadMore,
    isLoadingMore,
  } = usePages(['importPreview', one.id, String(one.version)], (asked, signal) =>
    client.ask('POST /client/v1/imports/{id}/preview', {
      params: { id: one.id },
      body: { pageSize: 20, ...asked },
      signal,
    }),
  );
  if (rows.length === 0) return null;
  const names = (one.mapping?.columns ?? []).map(({ field }) => field);
  const shown = names.filter((name) => rows.some(({ cells }) => cells.some(({ field }) => field === name)));
  return (
    <Box component="section" aria-label={words('readTitle')} sx={{ width: '100%', minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
        {words('readTitle')}
      </Box>
      <Box sx={{ mb: 1, color: 'ink3' }}>{words('readLead')}</Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={words('readTitle')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{words('row')}</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {labelOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row">{formatCount(row)}</th>
                {shown.map((name) => (
                  <td key={name}>
                    <ReadCell entity={entity} cell={cells.find(({ field }) => field === name)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {hasMore && (
        <Button sx={{ mt: 1 }} loading={isLoadingMore} onClick={loadMore}>
          {words('moreFaults')}
        </Button>
      )}
    </Box>
  );
}

/** One value as a record's page would show it; the text of the file where it names other records. */
function ReadCell({
  entity,
  cell,
}: {
  readonly entity: AnyEntity;
  readonly cell: ReadRow['cells'][number] | undefined;
}) {
  if (!cell) return null;
  const { field: name, text, values } = cell;
  const field = entity.fields[name];
  if (!field || values === null) return <span title={text}>{text}</span>;
  const record = { id: '', ...withValues({}, values) };
  return (
    <span title={text}>
      <FieldDisplay resource={entity.name} name={name} field={field} record={record} />
    </span>
  );
}
