import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { refusalOf } from '../../../../dataProvider/refusal.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { CloseIcon, LostIcon } from '../../../../theme/icons/actions.tsx';
import type { ReaderProps } from '../../../../views/area-parts/resourceView.ts';
import { OpenRecord } from '../../../../views/area-parts/OpenRecord.tsx';
import { DialogHead } from '../../../../views/dialog/DialogHead.tsx';
import { DialogTools } from '../../../../views/dialog/DialogTools.tsx';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { PeekLink } from '../../../../widgets/peek/PeekLink.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { MailActions } from './MailActions.tsx';
import { MailPart } from './MailPart.tsx';
import { useThread } from './useThread.ts';

/** People whom a mail is about, each a link. */
function AboutLine({ mail }: { readonly mail: MailLog }) {
  const translate = useTranslate();
  if (mail.about.length === 0) return <Box sx={{ color: 'ink2' }}>{translate('app.mail.aboutNobody')}</Box>;
  return (
    <Box sx={{ color: 'ink2' }}>
      {translate('app.mail.with')}{' '}
      {mail.about.map(({ id, kind, displayName }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <PeekLink kind={kind} id={id}>
            {displayName}
          </PeekLink>
        </span>
      ))}
    </Box>
  );
}

/** A mail with its thread, the newest open, and the ways to go on from it. */
export function MailReader({ entity, id, onEdit, onClose }: ReaderProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const labelId = useId();
  const isNarrow = useIsNarrow();
  const { data: thread, error, refetch } = useThread(id);
  const [opened, setOpened] = useState<string | null>();
  const mail = thread?.find((one) => one.id === id);
  const newest = thread?.at(-1);
  const openId = opened === undefined ? newest?.id : opened;
  const open = thread?.find((one) => one.id === openId);
  // It says what may be done with the mail.
  const { data: record, refetch: readRecord } = useGetOne<WireRecord>(entity.name, { id });
  const mayWrite = record !== undefined && permissionsOf(record).canUpdate;
  const title = mail?.subject ?? translate('resources.mailLog.name', { smart_count: 1 });
  const content = () => {
    if (refusalOf(error)?.status === 404)
      return (
        <Message icon={LostIcon} title={translate('app.empty.nothing')} lead={translate('app.views.record.lost')} />
      );
    if (error) return <LoadFailed onRetry={() => void refetch()} />;
    if (thread === undefined || mail === undefined)
      return <Skeleton role="status" aria-label={translate('app.shell.loading')} variant="rounded" height={220} />;
    return (
      <>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <AboutLine mail={mail} />
          {mayWrite && (
            <Button size="small" onClick={onEdit}>
              {translate(mail.about.length === 0 ? 'app.mail.assign' : 'app.actions.edit')}
            </Button>
          )}
        </Box>
        <Box
          component="ol"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
        >
          {thread.map((one) => (
            <MailPart
              key={one.id}
              mail={one}
              isOpen={one.id === openId}
              onOpen={() => setOpened(one.id === openId ? null : one.id)}
            />
          ))}
        </Box>
      </>
    );
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      slotProps={
        isNarrow
          ? {}
          : {
              container: { sx: { alignItems: 'flex-start' } },
              paper: { sx: { maxWidth: 820, mt: '6vh', maxHeight: 'calc(100% - 10vh)' } },
            }
      }
      onClose={onClose}
    >
      <OpenRecord entity={entity} record={record}>
        <DialogHead id={labelId} title={title}>
          {record && (
            <DialogTools
              entity={entity}
              record={record}
              mayWrite={mayWrite}
              isChanged={false}
              onReadAgain={() => {
                void refetch();
                void readRecord();
              }}
              onClose={onClose}
            />
          )}
          <IconButton aria-label={translate('app.actions.close')} onClick={onClose}>
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </DialogHead>
        <DialogContent
          tabIndex={0}
          role="group"
          aria-labelledby={labelId}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 1.5, pb: 2.5 }}
        >
          {content()}
        </DialogContent>
        {mail && (
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <MailActions mail={open ?? newest ?? mail} />
          </DialogActions>
        )}
      </OpenRecord>
    </Dialog>
  );
}
