import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Share } from '../../../schema/fields/computed.ts';
import { formatCount, formatEngagementRate } from '../../i18n/numbers.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { ComputedCell } from '../columns/computed.tsx';
import type { CellProps } from '../kind.ts';

/** Every answer of a poll with its votes and its percent; the bar shows the percent. */
function Shares({ of }: { readonly of: readonly Share[] }) {
  useWordsOfPages();
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, maxWidth: 480 }}>
      {of.map(({ id, text, totalVotes, votePercent, mostVoted }) => (
        <li key={id}>
          <Box sx={{ display: 'flex', gap: 1.5, fontWeight: mostVoted ? 600 : 400 }}>
            <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Box>
            <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
              {translate('app.pollShares.votes', { smart_count: totalVotes, count: formatCount(totalVotes) })} ·{' '}
              {formatEngagementRate(votePercent)}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 4, mt: 0.25, borderRadius: 1, bgcolor: 'status.mute.bg' }}>
            <Box sx={{ height: 4, borderRadius: 1, width: `${votePercent}%`, bgcolor: 'primary.main' }} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** A value that the server works out, in full: of a poll, the shares of all its answers. */
export function ComputedDisplay(props: CellProps<'computed'>) {
  if (props.field.as !== 'shares') return <ComputedCell {...props} />;
  const shares = props.record[props.name] as readonly Share[] | null | undefined;
  return shares && shares.length > 0 ? <Shares of={shares} /> : <NoValue />;
}
