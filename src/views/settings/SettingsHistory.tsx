import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnySettings } from '../../../schema/language/settings.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { HistoryEntries } from '../record/tabs/history/HistoryEntries.tsx';
import type { HistoryParts } from './HistoryButton.tsx';

interface SettingsHistoryProps extends HistoryParts {
  readonly settings: AnySettings;
  readonly onClose: () => void;
}

/** The history of settings: who changed what when, from what to what. */
export function SettingsHistory({ settings, onClose, ...entries }: SettingsHistoryProps) {
  const translate = useTranslate();
  const name = translate(`resources.${settings.name}.name`, { smart_count: 1 });
  return (
    <DialogFrame
      title={translate('app.views.history.of', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      <Box sx={{ mx: { xs: -2, md: -2.5 } }}>
        <HistoryEntries entity={settings} edited={translate('app.settings.edited')} {...entries} />
      </Box>
    </DialogFrame>
  );
}
