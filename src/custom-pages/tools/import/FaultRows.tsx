import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import { downloadAnswer } from '../../../views/list/tools/export/downloadAnswer.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { faultyText } from '../../../../schema/areas/tools/imports/faultyText.ts';
import { useFaultWords } from './useFaultWords.ts';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.palette.line2}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: '2px 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.palette.line2}`,
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      '& > :last-child': { gridColumn: 2 },
    },
  },
}));

interface FaultRowsProps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
  /** Rows that were wrong in the file, or records that an undo could not put back as they were. */
  readonly of: 'import' | 'undo';
}

/** The rows with which something is wrong, one by one, and all of them as a file. */
export function FaultRows({ one, entity, of }: FaultRowsProps) {
  const translate = useTranslate();
  const client = useClient();
  const fail = useFailureNotice();
  const [isLoading, setLoading] = useState(false);
  const { words: faultWords, ofFile } = useFaultWords(entity);
  const words = (key: string) => translate(`app.imports.${key}`);
  const {
    rows = [],
    hasMore,
    loadMore,
    isLoadingMore,
  } = usePages(['importRows', one.id, of], (asked, signal) => {
    const body = { of, pageSize: 50, ...asked };
    return client.ask('POST /client/v1/imports/{id}/rows', { params: { id: one.id }, body, signal });
  });

  const take = async () => {
    setLoading(true);
    try {
      const params = { id: one.id };
      const request = requestTo('POST /client/v1/imports/{id}/errors', { params, body: { of, ...ofFile() } });
      await downloadAnswer(client, request, 'text/csv', `${one.filename.replace(/\.[^.]*$/, '')}-errors.csv`);
    } catch (error) {
      fail(error);
    } finally {
      setLoading(false);
    }
  };

  if (rows.length === 0) return null;
  const title = words(of === 'undo' ? 'undoTitle' : 'faultsTitle');
  return (
    <Box component="section" aria-label={title} sx={{ width: '100%', maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600, flex: 1 }}>
          {title}
        </Box>
        <Button loading={isLoading} onClick={() => void take()}>
          {words('errors')}
        </Button>
      </Box>
      {of === 'import' && <Box sx={{ mb: 1.5, color: 'ink3' }}>{words('errorsLead')}</Box>}
      <Rows>
        {rows.map(({ row, cells, faults, record }) => (
          <li key={row}>
            <Box sx={{ color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
              {words('row')} {formatCount(row)}
            </Box>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {record?.displayName || cells.filter((cell) => cell.trim() !== '').join(' · ')}
            </Box>
            <Box>
              {faults.map((fault) => (
                <div key={`${fault.field} ${fault.key} ${fault.text}`}>
                  {faultWords(fault, faultyText(one.mapping, cells, fault))}
                </div>
              ))}
            </Box>
          </li>
        ))}
      </Rows>
      {hasMore && (
        <Button sx={{ mt: 1 }} loading={isLoadingMore} onClick={loadMore}>
          {words('moreFaults')}
        </Button>
      )}
    </Box>
  );
}
