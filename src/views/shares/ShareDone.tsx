import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Share, ShareRecipient } from '../../../schema/areas/files/calls/shares.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { CopyText } from './CopyText.tsx';

/** A text to copy, in full beside its button. */
function Copied({ text, label, description }: { text: string; label: string; description: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box
        component="output"
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1.25,
          py: 0.75,
          borderRadius: 1,
          bgcolor: 'row',
          color: 'ink',
          overflowWrap: 'anywhere',
          fontSize: 13,
        }}
      >
        {text}
      </Box>
      <CopyText text={text} label={label} description={description} />
    </Box>
  );
}

function Link({ of: { email, url, mail } }: { readonly of: ShareRecipient }) {
  const translate = useTranslate();
  const word = (name: string, options?: object) => translate(`app.shares.${name}`, options);
  if (url === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ color: 'ink', fontWeight: 520, overflowWrap: 'anywhere' }}>
        {email === null ? word('dialog.copiedLink') : word('dialog.sent', { email })}
      </Box>
      {mail !== null && <Box sx={{ fontSize: 12 }}>{word(`mail.${mail}`)}</Box>}
      <Copied
        text={url}
        label={word('dialog.copy')}
        description={email === null ? word('dialog.copy') : word('dialog.copyFor', { email })}
      />
    </Box>
  );
}

interface ShareDoneProps {
  readonly share: Share;
  /** As it was typed; the server does not keep it. */
  readonly password: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** A share that was just made: its links to copy, how far their mails have got, and the password one last time. */
export function ShareDone({ share, password, title, onClose }: ShareDoneProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {translate('app.shares.dialog.finish')}
        </Button>
      }
    >
      {share.recipients.map((one) => (
        <Link key={one.id} of={one} />
      ))}
      {password !== '' && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ color: 'ink', fontWeight: 520 }}>{translate('app.shares.dialog.password')}</Box>
          <Box sx={{ fontSize: 12 }}>{translate('app.shares.dialog.passwordHint')}</Box>
          <Copied
            text={password}
            label={translate('app.actions.copy')}
            description={translate('app.shares.dialog.copyPassword')}
          />
        </Box>
      )}
    </DialogFrame>
  );
}
