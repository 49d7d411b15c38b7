import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSessionUser } from '../../../../authProvider/useSessionUser.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { CloseIcon } from '../../../../theme/icons/actions.tsx';
import { DialogHead } from '../../../../views/dialog/DialogHead.tsx';
import { FormFailure } from '../../../../widgets/dialog/FormFailure.tsx';
import type { MailStart } from '../../../../widgets/mail/useCompose.ts';
import { useIsMailSent } from '../../../../widgets/mail/useIsMailSent.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { ComposerFields } from './ComposerFields.tsx';
import { fillTemplate } from './fillTemplate.ts';
import { RestoredDraft } from './RestoredDraft.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useMailDraft, type WrittenMail } from './useMailDraft.ts';
import { useSendMail } from './useSendMail.tsx';

interface ComposerProps {
  readonly starts: Readonly<Record<string, unknown>> | undefined;
  readonly onClose: () => void;
}

/** Writes a mail, over any page; closed by accident, it keeps what was written. */
export function Composer({ starts, onClose }: ComposerProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const labelId = useId();
  const isNarrow = useIsNarrow();
  const user = useSessionUser();
  const [start] = useState(() => (starts ?? {}) as MailStart);
  const [isUploading, setUploading] = useState(false);
  const [name, setName] = useState(start.name);
  const { mail, change, restoredAt, startAnew, drop } = useMailDraft(start);
  const { send, isBusy, failure, faults, forgive } = useSendMail(start, () => {
    drop();
    onClose();
  });
  const write = (part: Partial<WrittenMail>) => {
    change(part);
    forgive(part);
  };
  const title = translate(start.answers === undefined ? 'app.mail.new' : 'app.mail.answer');
  const submit = () => void (!isBusy && !isUploading && send(mail));
  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      slotProps={isNarrow ? {} : { paper: { sx: { maxWidth: 720 } } }}
      // A press beside it would close what is being written.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !isBusy && onClose()}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogHead id={labelId} title={title}>
          <TemplateMenu
            onChoose={(template) => {
              const values = { name, sender: user?.displayName, agency: user?.agencyDisplayName ?? undefined };
              const text = fillTemplate(template.text, values);
              write({
                text: mail.text.trim() === '' ? text : `${text}\n\n${mail.text}`,
                ...(mail.subject === '' && template.subject && { subject: fillTemplate(template.subject, values) }),
              });
            }}
          />
          <IconButton aria-label={translate('app.actions.close')} disabled={isBusy} onClick={onClose}>
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </DialogHead>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FormFailure said={failure} />
          <NoMailServer />
          {restoredAt !== null && <RestoredDraft at={restoredAt} onDiscard={startAnew} />}
          <ComposerFields
            // Another text than what is typed begins the editor anew.
            key={String(restoredAt)}
            mail={mail}
            faults={faults}
            isBusy={isBusy}
            onChange={write}
            onNamed={(given) => setName((former) => former ?? given)}
            onUploading={setUploading}
          />
        </DialogContent>
        <DialogActions>
          <Button
            disabled={isBusy}
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {translate('app.mail.discard')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={isBusy} disabled={isUploading}>
            {translate('app.mail.send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Says that a mail stays here, where the agency has no mail server. */
function NoMailServer() {
  const translate = useTranslate();
  const isSent = useIsMailSent();
  if (isSent !== false) return null;
  return <Box sx={{ color: 'ink2' }}>{translate('app.mail.noServer')}</Box>;
}
