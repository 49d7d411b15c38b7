import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { labelled } from '../../i18n/labelled.ts';

const Count = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  minWidth: 22,
  whiteSpace: 'nowrap',
  height: 20,
  padding: '0 5px',
  borderRadius: 5,
  font: 'inherit',
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  background: theme.palette.status.mute.bg,
  color: theme.palette.ink2,
  '&:hover': { color: theme.palette.ink },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
}));

const Names = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: '50vh',
  overflowY: 'auto',
  '& > li': { padding: '1px 0' },
});

interface OverflowCountProps {
  /** Names of the items that did not fit. */
  readonly names: readonly string[];
  readonly className?: string;
  /** Words in place of '+N'. */
  readonly label?: string;
}

/**
 * '+N': number of further items, with their names on hover, focus or tap (AB 9). Its accessible name contains them all.
 */
export function OverflowCount({ names, className, label }: OverflowCountProps) {
  const [isOpen, setOpen] = useState(false);
  const count = label ?? `+${names.length}`;
  return (
    <Tooltip
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disableTouchListener
      describeChild
      title={
        <Names>
          {names.map((name, index) => (
            // Two may be called the same.
            <li key={`${index} ${name}`}>{name}</li>
          ))}
        </Names>
      }
    >
      <Count
        className={className}
        aria-label={labelled(count, names.join(', '))}
        onClick={({ currentTarget }) => {
          // Some browsers do not focus what is tapped; focused, it closes when something else is.
          currentTarget.focus();
          setOpen(true);
        }}
      >
        {count}
      </Count>
    </Tooltip>
  );
}
