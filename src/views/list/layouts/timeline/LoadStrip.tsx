import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { DaySpan } from '../../../../../schema/language/lists/timeline.ts';
import type { Load } from './timelineRows.ts';

/** Number of records a day from which a strip is as strong as it gets. */
const most = 5;

const Strip = styled('span')(({ theme }) => ({
  alignSelf: 'end',
  position: 'relative',
  top: 4,
  height: 4,
  background: theme.palette.chart[1],
}));

interface LoadStripProps {
  readonly loads: readonly Load[];
  readonly columnOf: (day: string) => number;
  /** Lanes above it. */
  readonly lanes: number;
  readonly wordsOf: (span: DaySpan) => string;
}

/** The load of a person below their bars: the stronger a day, the more of them it has. */
export function LoadStrip({ loads, columnOf, lanes, wordsOf }: LoadStripProps) {
  const translate = useTranslate();
  return loads.map(({ first, last, count }) => {
    const title = translate('app.timeline.load', { count, days: wordsOf({ first, last }) });
    return (
      <Strip
        key={first}
        data-load={count}
        title={title}
        style={{
          gridRow: lanes,
          gridColumn: `${columnOf(first)} / ${columnOf(last) + 1}`,
          opacity: Math.min(count, most) / most,
        }}
      >
        <span style={visuallyHidden}>{title}</span>
      </Strip>
    );
  });
}
