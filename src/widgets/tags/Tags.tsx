import { styled } from '@mui/material/styles';
import { outlineShare } from '../../theme/tokens.ts';
import { tagsShown } from '../../../schema/rules/limits.ts';
import { OverflowCount } from '../overflow/OverflowCount.tsx';

/** Tags, or pictures in their place, side by side on one line. */
export const TagRow = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

/** A tag. */
export const Tag = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: '0 1 auto',
  minWidth: 0,
  height: 20,
  padding: '0 7px',
  borderRadius: 5,
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  background: theme.palette.status.mute.bg,
  // On a selected row.
  boxShadow: `inset 0 0 0 var(--outline, 0) color-mix(in srgb, currentColor ${outlineShare}%, ${theme.palette.status.mute.bg})`,
  color: theme.palette.ink2,
}));

interface Word {
  readonly id: string;
  readonly label: string;
}

const List = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** All words as tags, on as many lines as they need. */
export function TagList({ of }: { of: readonly Word[] }) {
  return (
    <List>
      {of.map(({ id, label }) => (
        <Tag key={id}>{label}</Tag>
      ))}
    </List>
  );
}

/** Words side by side on one line: three, then how many more, with the rest on hover (AB 9). */
export function Tags({ of }: { of: readonly Word[] }) {
  const rest = of.slice(tagsShown);
  return (
    <TagRow>
      {of.slice(0, tagsShown).map(({ id, label }) => (
        // On one line a long word may be cut.
        <Tag key={id} title={label}>
          {label}
        </Tag>
      ))}
      {rest.length > 0 && <OverflowCount names={rest.map(({ label }) => label)} />}
    </TagRow>
  );
}
