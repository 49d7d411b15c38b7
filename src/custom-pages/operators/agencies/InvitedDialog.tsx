import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { CopyButton } from '../../../widgets/second-factor/CopyButton.tsx';

interface InvitedDialogProps {
  readonly name: string;
  readonly email: string;
  /** Link to hand over; null if the mail server takes the invitation. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** Says how the first admin of a new agency gets in: by mail, or by a link that somebody hands over. */
export function InvitedDialog({ name, email, link, onClose }: InvitedDialogProps) {
  const translate = useTranslate();
  const word = (key: string) => translate(`app.agencies.create.${key}`, { name, email });
  return (
    <DialogFrame
      title={word('doneTitle')}
      onClose={onClose}
      actions={
        <>
          {link !== null && <CopyButton text={link} label={word('copyLink')} />}
          <Button variant="contained" color="primary" onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        </>
      }
    >
      <Box>{word(link === null ? 'sent' : 'handOver')}</Box>
      {link !== null && (
        <Box
          component="code"
          sx={{ p: 1.25, borderRadius: 1, bgcolor: 'background.default', color: 'ink', overflowWrap: 'anywhere' }}
        >
          {link}
        </Box>
      )}
    </DialogFrame>
  );
}
