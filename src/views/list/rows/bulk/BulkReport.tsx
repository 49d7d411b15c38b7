import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';
import { BulkFrame } from './BulkFrame.tsx';
import type { Outcome } from './runInSlices.ts';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '50vh',
  overflow: 'auto',
  borderTop: `1px solid ${theme.palette.line2}`,
  '& > li': { padding: '8px 0', borderBottom: `1px solid ${theme.palette.line2}` },
}));

interface BulkReportProps {
  readonly outcome: Outcome;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The way back from what was done, where there is one. */
  readonly undo?: ReactNode;
}

/** Failures by record, in the server's words. */
export function BulkReport({ outcome, onAgain, onClose, undo }: BulkReportProps) {
  const translate = useTranslate();
  const { done, failed, left } = outcome;
  const counts = { done: formatCount(done.length), failed: formatCount(failed.length) };
  const lead = translate('app.views.bulk.reportLead', { smart_count: failed.length });
  const untouched = translate('app.views.bulk.untouched', {
    smart_count: left.length,
    count: formatCount(left.length),
  });
  return (
    <BulkFrame
      title={translate('app.views.bulk.reportTitle', counts)}
      onClose={onClose}
      actions={
        <>
          {undo}
          <Button onClick={onAgain}>{translate('app.views.bulk.again')}</Button>
          <Button autoFocus variant="contained" color="primary" onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        </>
      }
    >
      <span>
        {lead}
        {left.length > 0 && ` ${untouched}`}
      </span>
      {/* The arrow keys scroll it. */}
      <Rows tabIndex={0} aria-label={lead}>
        {failed.map(({ record, reason }) => (
          <li key={record.id}>
            <Box sx={{ color: 'ink', fontWeight: 550, overflowWrap: 'anywhere' }}>{record.title}</Box>
            {reason}
          </li>
        ))}
      </Rows>
    </BulkFrame>
  );
}
