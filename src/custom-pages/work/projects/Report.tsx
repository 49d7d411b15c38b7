import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RecordPageProps } from '../../../area.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { downloadAnswer } from '../../../views/list/tools/export/downloadAnswer.ts';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { Counted } from './Counted.tsx';
import { Sums } from './Sums.tsx';

const numbers = ['all', 'open', 'completed', 'overdue'] as const;
const amounts = ['cost', 'extra', 'sale'] as const;
const columns = ['group', 'person', ...numbers, 'currency', ...amounts] as const;

/** The tasks of a project by group and person with their money, on the page and as a file (AB 2). */
export function Report({ record }: RecordPageProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const complain = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const words = (key: string) => translate(`app.projects.report.${key}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['task', 'projectReport', record.id],
    queryFn: ({ signal }) => client.ask('GET /client/v1/projects/{id}/report', { params: { id: record.id }, signal }),
    placeholderData: keepPreviousData,
  });
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      const path = `/client/v1/projects/${record.id}/report/export`;
      const body = { format, headings: columns.map(words) };
      const type = format === 'csv' ? 'text/csv' : 'application/octet-stream';
      await downloadAnswer(client, { method: 'POST', path, body }, type, `${String(record['summary'])}.${format}`);
    } catch (refusal) {
      complain(refusal);
    } finally {
      setBusy(false);
    }
  };
  if (!data) return error ? <LoadFailed onRetry={() => void refetch()} /> : <Box sx={{ flex: 1 }} role="status" />;
  if (data.rows.length === 0)
    return <Message icon={EmptyIcon} title={translate('app.empty.noData')} lead={words('none')} />;
  const { money } = data;
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 2, maxWidth: 1280 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, justifyContent: 'flex-end' }}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} disabled={isBusy} onClick={() => void save(format)}>
            {words(format)}
          </Button>
        ))}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('title')}>
        <PlainTable
          aria-label={words('title')}
          sx={{
            '& tbody td:nth-of-type(n+3), & th:nth-of-type(n+3), & tfoot td:nth-of-type(n+2)': {
              textAlign: 'right',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
            },
            '& tfoot td': { fontWeight: 600, color: 'ink' },
            '& a': { color: 'inherit' },
          }}
        >
          <thead>
            <tr>
              {[...columns.slice(0, 6), ...(money ? amounts : [])].map((name) => (
                <th key={name} scope="col">
                  {words(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => {
              const [group, person] = [
                row.group?.displayName ?? words('noGroup'),
                row.person?.displayName ?? words('nobody'),
              ];
              return (
                <tr key={`${row.group?.id ?? ''} ${row.person?.id ?? ''}`}>
                  <td>{group}</td>
                  <td>{person}</td>
                  {numbers.map((name) => (
                    <td key={name}>
                      <Counted entity="task" of={row[name]} label={`${group}, ${person}, ${words(name)}`} />
                    </td>
                  ))}
                  {money && amounts.map((name) => <td key={name}>{row.money && <Sums of={row.money[name]} />}</td>)}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{words('total')}</td>
              {numbers.map((name) => (
                <td key={name}>
                  <Counted entity="task" of={data.total[name]} label={`${words('total')}, ${words(name)}`} />
                </td>
              ))}
              {money &&
                amounts.map((name) => (
                  <td key={name}>
                    <Sums of={money[name]} />
                  </td>
                ))}
            </tr>
          </tfoot>
        </PlainTable>
      </Box>
    </Box>
  );
}
