import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordPageProps } from '../../../area.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { calledIn } from '../../../fields/calledIn.ts';
import { MailIcon } from '../../../theme/icons/actions.tsx';
import { CallIcon } from '../../../theme/icons/contact.tsx';
import { dialledOf, reachOf } from '../../../views/record/face/recordFace.ts';
import { useRecordFace } from '../../../views/record/face/useRecordFace.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { mailTo, useCompose } from '../../../widgets/mail/useCompose.ts';
import { usePhoneFormat } from '../../../widgets/phone/format.ts';
import { useStartedCall } from '../../../widgets/phone/useStartedCall.ts';
import type { AddingEntry } from '../../../widgets/record-param/addingEntry.ts';

/** Returns the way to log a call with the person of a page, filled in; null for those who log none. */
function useLogCall({ entity, record }: RecordPageProps): (() => void) | null {
  const may = useMay('create', 'callLog');
  const { staffId } = useActor();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  const format = usePhoneFormat();
  const { email, phone } = useRecordFace(entity, record);
  const startedCall = useStartedCall();
  if (!may) return null;
  return () => {
    const { written } = reachOf({ email, phone }, record, format);
    const person = calledIn(entity.name, record);
    const number = phone && written !== undefined ? dialledOf(phone, record, written) : null;
    const call = { ...(number ?? { written: '', number: '', country: null }), person };
    const entry: AddingEntry = { adding: 'callLog', starts: startedCall(call, staffId) };
    void navigate({ pathname, search, hash }, { state: { ...state, ...entry } });
  };
}

/** Buttons above a time line: log a call, write a mail; each for those who may. Notes have theirs above the page. */
export function TalkActions({ entity, record }: RecordPageProps) {
  const translate = useTranslate();
  const logCall = useLogCall({ entity, record });
  const compose = useCompose();
  const format = usePhoneFormat();
  const face = useRecordFace(entity, record);
  const { address } = reachOf(face, record, format);
  const of = { id: record.id, kind: entity.name, name: String(record[entity.title] ?? '') };
  const write = () => compose?.({ ...mailTo(of, address ?? ''), to: address ? [address] : [] });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
      {logCall && (
        <Button startIcon={<CallIcon />} onClick={logCall}>
          {translate('app.talk.logCall')}
        </Button>
      )}
      {compose && (
        <Button startIcon={<MailIcon />} onClick={write}>
          {translate('app.talk.write')}
        </Button>
      )}
    </Box>
  );
}
