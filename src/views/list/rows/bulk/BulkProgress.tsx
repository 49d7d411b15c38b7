import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';
import { BulkFrame } from './BulkFrame.tsx';

interface BulkProgressProps {
  readonly title: string;
  readonly tried: number;
  readonly count: number;
  readonly onStop: () => void;
}

/** Progress of an action on many records, with a button to stop it. */
export function BulkProgress({ title, tried, count, onStop }: BulkProgressProps) {
  const translate = useTranslate();
  const id = useId();
  const [isStopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    onStop();
  };
  return (
    <BulkFrame
      title={title}
      actions={
        <Button autoFocus loading={isStopping} onClick={stop}>
          {translate('app.views.bulk.stop')}
        </Button>
      }
    >
      <span id={id} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('app.views.bulk.progress', { done: formatCount(tried), count: formatCount(count) })}
      </span>
      <LinearProgress variant="determinate" value={(100 * tried) / count} aria-labelledby={id} sx={{ height: 4 }} />
    </BulkFrame>
  );
}
