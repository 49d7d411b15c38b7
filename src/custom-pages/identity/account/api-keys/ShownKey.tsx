import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../../widgets/dialog/DialogFrame.tsx';
import { CopyButton } from '../../../../widgets/second-factor/CopyButton.tsx';

interface ShownKeyProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Shows a new API key, once. */
export function ShownKey({ text, onClose }: ShownKeyProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.apiKeys.${key}`);
  return (
    <DialogFrame
      title={words('shownTitle')}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={text} label={words('copy')} />
          <Button variant="contained" color="primary" onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        </>
      }
    >
      <Box>{words('shownLead')}</Box>
      <Box
        component="code"
        sx={{ p: 1.25, borderRadius: 1, bgcolor: 'background.default', color: 'ink', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
    </DialogFrame>
  );
}
