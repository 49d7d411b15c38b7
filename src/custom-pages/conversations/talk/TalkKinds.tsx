import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';

/** The order in which kinds of talk are offered; others follow. */
const order: readonly string[] = ['callLog', 'mailLog', 'enquiry', 'note', 'event'];
const placeOf = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
const all = 'all';

interface TalkKindsProps {
  /** Entities whose talk the reader may read. */
  readonly kinds: readonly string[];
  /** The one that is shown; null for all. */
  readonly of: string | null;
  readonly onChange: (of: string | null) => void;
}

/** Chooses one kind of talk of a time line, or all; nothing where there is one kind only. */
export function TalkKinds({ kinds, of, onChange }: TalkKindsProps) {
  const translate = useTranslate();
  if (kinds.length < 2) return null;
  const sorted = kinds.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={of ?? all}
      aria-label={translate('app.talk.kinds')}
      onChange={(_event, chosen: string | null) => {
        if (chosen !== null) onChange(chosen === all ? null : chosen);
      }}
      // One row, which a narrow screen moves sideways.
      sx={{ maxWidth: '100%', overflowX: 'auto', '& > *': { flex: 'none' } }}
    >
      <ToggleButton value={all}>{translate('app.talk.all')}</ToggleButton>
      {sorted.map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {translate(`resources.${kind}.name`, { smart_count: 2 })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
