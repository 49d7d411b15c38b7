import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Mailbox } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { SettingsClosed } from '../../../widgets/states/SettingsClosed.tsx';
import { MailboxDialog } from './MailboxDialog.tsx';
import { MailboxRow } from './MailboxRow.tsx';
import { useMailboxes } from './useMailboxes.ts';

type Task =
  | { readonly type: 'form'; readonly mailbox: Mailbox | null }
  | { readonly type: 'remove'; readonly mailbox: Mailbox };

/** The mailboxes whose mail with known people is kept, for those who may write communications. */
export function MailboxesPage() {
  return useMay('create', 'mailLog') ? <Mailboxes /> : <SettingsClosed isForAdmins={false} />;
}

/** Says what is kept of a mailbox, and who reads it. */
function Promises() {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, color: 'ink2', maxWidth: '70ch', textWrap: 'pretty' }}
    >
      {['keeps', 'leaves', 'readers', 'password'].map((key) => (
        <li key={key}>{translate(`app.mailboxes.promises.${key}`)}</li>
      ))}
    </Box>
  );
}

function Mailboxes() {
  const translate = useTranslate();
  const [task, setTask] = useState<Task | null>(null);
  const { rows, error, retry, forget, isReading, read, remove } = useMailboxes();
  const words = (key: string, options?: object) => translate(`app.mailboxes.${key}`, options);
  const add = (
    <Button
      variant="contained"
      color="primary"
      startIcon={<AddIcon />}
      onClick={() => setTask({ type: 'form', mailbox: null })}
    >
      {words('add')}
    </Button>
  );
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          px: { xs: 2, md: 2.5 },
          py: 2,
          borderBottom: 1,
          borderColor: 'line2',
        }}
      >
        <Promises />
        {rows !== undefined && rows.length > 0 && add}
      </Box>
      <SimpleList
        label={words('title')}
        rows={rows}
        error={error}
        retry={retry}
        hasMore={false}
        isLoadingMore={false}
        loadMore={() => undefined}
        empty={
          <Message icon={EmptyIcon} title={words('none')} lead={words('noneLead')}>
            {add}
          </Message>
        }
      >
        {(mailbox) => (
          <MailboxRow
            key={mailbox.id}
            mailbox={mailbox}
            isReading={isReading(mailbox.id)}
            onRead={() => void read(mailbox)}
            onEdit={() => setTask({ type: 'form', mailbox })}
            onRemove={() => setTask({ type: 'remove', mailbox })}
          />
        )}
      </SimpleList>
      {task?.type === 'form' && <MailboxDialog mailbox={task.mailbox} onDone={forget} onClose={() => setTask(null)} />}
      {task?.type === 'remove' && (
        <YesNoDialog
          isOpen
          title={words('removeTitle', { address: task.mailbox.address })}
          question={words('removeQuestion')}
          onDecide={(isYes) => {
            setTask(null);
            if (isYes) void remove(task.mailbox);
          }}
        />
      )}
    </Box>
  );
}
