import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';

const modes = ['add', 'remove', 'replace'] as const;

/** Use of the items that are chosen for a set of many records. */
export type SetMode = (typeof modes)[number];

interface SetModeChoiceProps {
  readonly mode: SetMode;
  readonly onChange: (mode: SetMode) => void;
}

/** Asks whether chosen items are added to a set, removed from it, or take the place of what it holds. */
export function SetModeChoice({ mode, onChange }: SetModeChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('app.views.bulk.setMode')}
      value={mode}
      onChange={(_event, chosen: SetMode | null) => chosen && onChange(chosen)}
    >
      {modes.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`app.views.bulk.setModes.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
