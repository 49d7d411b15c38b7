import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** The end of a form: saving, only where something changed, and leaving it. */
export function SaveBar({ isChanged, isSaving, onCancel }: SaveBarProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, color: 'ink3', fontSize: 12 }} role="status">
        {isChanged && translate('app.views.form.unsaved')}
      </Box>
      <Button onClick={onCancel}>{translate('app.actions.cancel')}</Button>
      <Button type="submit" variant="contained" color="primary" disabled={!isChanged} loading={isSaving}>
        {translate('app.actions.save')}
      </Button>
    </Box>
  );
}
