import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { Moment } from '../../../../widgets/moment/Moment.tsx';
import { Pill } from '../../../../widgets/pill/Pill.tsx';
import { MailBody } from './MailBody.tsx';
import { useSender } from './useSender.ts';

interface MailPartProps {
  readonly mail: MailLog;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const tones = { RECEIVED: null, SENT: null, WAITING: 'info', FAILED: 'bad', KEPT: 'warn' } as const;

/** People whom a mail went to, one kind of them. */
function Recipients({ mail, kind }: { readonly mail: MailLog; readonly kind: 'TO' | 'CC' }) {
  const translate = useTranslate();
  const them = mail.recipients.filter((one) => one.kind === kind);
  if (them.length === 0) return null;
  return (
    <Box sx={{ fontSize: 12, color: 'ink2', overflowWrap: 'anywhere' }}>
      {translate(kind === 'TO' ? 'app.mail.to' : 'app.mail.cc')}{' '}
      {them.map(({ address, name }) => (name ? `${name} <${address}>` : address)).join(', ')}
    </Box>
  );
}

/** A mail in its thread: sender and moment, and when it is open all of it. */
export function MailPart({ mail, isOpen, onOpen }: MailPartProps) {
  const translate = useTranslate();
  const id = useId();
  const { name, address } = useSender(mail);
  const tone = tones[mail.state];
  const head = (
    <>
      <Box component="span" sx={{ minWidth: 0, flex: 1, ...(isOpen ? { overflowWrap: 'anywhere' } : cut) }}>
        <Box component="span" sx={{ fontWeight: 560, color: 'ink' }}>
          {name}
        </Box>
        {isOpen
          ? address !== null && <Box component="span" sx={{ color: 'ink3' }}>{` ${address}`}</Box>
          : mail.text && <Box component="span" sx={{ color: 'ink3' }}>{` ${mail.text.slice(0, 120)}`}</Box>}
      </Box>
      {tone !== null && <Pill tone={tone}>{translate(`resources.mailLog.choices.state.${mail.state}`)}</Pill>}
      <Box component="span" sx={{ flex: 'none', fontSize: 12, color: 'ink2' }}>
        <Moment at={mail.at} />
      </Box>
    </>
  );
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'line', borderRadius: '8px', minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
        sx={{ width: '100%', display: 'flex', gap: 1, px: 1.5, py: 1, font: 'inherit', textAlign: 'start' }}
      >
        {head}
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ px: 1.5, pb: 1.5 }}>
        {isOpen && (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            <div>
              <Recipients mail={mail} kind="TO" />
              <Recipients mail={mail} kind="CC" />
            </div>
            <MailBody mail={mail} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
