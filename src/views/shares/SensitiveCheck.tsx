import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';

interface SensitiveCheckProps {
  /** Names of the sensitive items; none where they are in a folder. */
  readonly names: readonly string[];
  readonly isConfirmed: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
}

/** The question that sensitive files ask once more before people outside get them. */
export function SensitiveCheck({ names, isConfirmed, onChange }: SensitiveCheckProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {names.length === 0
        ? translate('app.shares.dialog.sensitiveFolder')
        : translate('app.shares.dialog.sensitiveHint', { smart_count: names.length, names: names.join(', ') })}
      <FormControlLabel
        sx={{ display: 'flex', mt: 0.5, ml: 0, gap: 1 }}
        control={<Checkbox checked={isConfirmed} onChange={(_event, isOn) => onChange(isOn)} />}
        label={translate('app.shares.dialog.sensitive')}
      />
    </Alert>
  );
}
