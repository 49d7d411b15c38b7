import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { CopyButton } from '../../../widgets/second-factor/CopyButton.tsx';

interface SecretDialogProps {
  readonly secret: string;
  /** True after a rotation: the secret before signs for a day. */
  readonly isRotated: boolean;
  readonly onClose: () => void;
}

/** Shows the secret of a webhook, once. */
export function SecretDialog({ secret, isRotated, onClose }: SecretDialogProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.webhooks.${key}`);
  return (
    <DialogFrame
      title={words('secretTitle')}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={secret} label={words('copySecret')} />
          <Button variant="contained" color="primary" onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        </>
      }
    >
      <Box>{words(isRotated ? 'rotatedLead' : 'secretLead')}</Box>
      <Box
        component="code"
        sx={{ p: 1.25, borderRadius: 1, bgcolor: 'background.default', color: 'ink', overflowWrap: 'anywhere' }}
      >
        {secret}
      </Box>
    </DialogFrame>
  );
}
