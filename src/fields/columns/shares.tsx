import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Share } from '../../../schema/fields/computed.ts';
import { formatCount, formatEngagementRate } from '../../i18n/numbers.ts';
import { pollOptionsShown } from '../../../schema/rules/limits.ts';
import { OverflowCount } from '../../widgets/overflow/OverflowCount.tsx';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, maxWidth: '100%' });
const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** An answer with its percent and votes, on one line. */
const told = ({ text, votePercent, totalVotes }: Share) =>
  `${text} ${formatEngagementRate(votePercent)} (${formatCount(totalVotes)})`;

/** The answers of a poll with their shares: two, then how many more, with the rest on hover, focus or tap (CM 2). */
export function SharesCell({ of }: { readonly of: readonly Share[] }) {
  const translate = useTranslate();
  const rest = of.slice(pollOptionsShown);
  const shown = of.slice(0, pollOptionsShown).map(told).join(' · ');
  return (
    <Line>
      <Cut dir="auto" title={shown}>
        {shown}
      </Cut>
      {rest.length > 0 && (
        <OverflowCount
          names={rest.map(told)}
          label={translate('app.polls.more', { smart_count: rest.length, count: formatCount(rest.length) })}
        />
      )}
    </Line>
  );
}
