import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { touchTarget } from '../../../theme/tokens.ts';
import type { FoundEntry } from './settingsEntries.ts';

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 30,
  padding: '5px 8px',
  borderRadius: 6,
  lineHeight: '20px',
  color: theme.palette.ink2,
  fontWeight: 480,
  textDecoration: 'none',
  '&:hover': { background: theme.palette.status.mute.bg, color: theme.palette.ink },
  '&[aria-current]': { background: theme.palette.accentSoft, color: theme.palette.primary.main, fontWeight: 560 },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Labels = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  color: theme.palette.ink3,
}));

/** Number of labels that a found page tells. */
const most = 2;

interface IndexLinkProps extends FoundEntry {
  readonly isTouch: boolean;
  readonly onChoose: () => void;
}

/** A page in the index of settings, with the labels by which it was found. */
export function IndexLink({ entry, labels, isTouch, onChoose }: IndexLinkProps) {
  return (
    <Entry
      to={entry.path}
      onClick={onChoose}
      style={isTouch ? { minHeight: touchTarget } : undefined}
      {...(entry.isOpen && { 'aria-current': 'page' })}
    >
      <span>{entry.title}</span>
      {labels.length > 0 && <Labels>{labels.slice(0, most).join(' · ')}</Labels>}
    </Entry>
  );
}
