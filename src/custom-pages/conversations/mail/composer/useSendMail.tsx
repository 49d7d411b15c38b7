import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { undoTime } from '../../../../../schema/rules/limits.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { isOutOfReach, refusalOf, wordsOf } from '../../../../dataProvider/refusal.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import type { MailStart } from '../../../../widgets/mail/useCompose.ts';
import { bodyOf, hidden, type Hidden } from './mailBody.ts';
import { UndoSending } from './UndoSending.tsx';
import { draftPlaceOf, type WrittenMail } from './useMailDraft.ts';

/** Inputs of the composer that an error can stand below. */
export const inputs = ['to', 'cc', 'subject', 'text', 'attachments'] as const;
export type Input = (typeof inputs)[number];

const partOf = ({ field }: { readonly field: string }) => field.split('.', 1)[0];

/** Milliseconds before a mail leaves in which the offer to take it back ends. */
const margin = 500;

/** Sends a written mail, with a notice that takes it back while it can be; errors go to the inputs that they are about. */
export function useSendMail(start: MailStart, onSent: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useClient();
  const invalidate = useInvalidate();
  // One mail a dialog, whatever is corrected after an answer that was lost.
  const [key, setKey] = useState(() => uuid());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [faults, setFaults] = useState<Partial<Record<Input, string>>>({});
  const [leftOut, setLeftOut] = useState<readonly Hidden[]>([]);

  const fail = (error: unknown) => {
    const refusal = refusalOf(error);
    const details = refusal?.details ?? [];
    const named = details.flatMap((detail) => {
      const input = inputs.find((one) => one === partOf(detail));
      return input ? [[input, wordsOf(detail, translate)] as const] : [];
    });
    setFaults(Object.fromEntries(named) as Partial<Record<Input, string>>);
    const others = details.filter((detail) => !inputs.some((one) => one === partOf(detail)));
    if (others.length > 0) {
      const gone = hidden.filter((one) => others.some((detail) => partOf(detail) === one));
      setLeftOut((former) => [...former, ...gone]);
      const said = others.map((detail) => {
        const known = gone.find((one) => one === partOf(detail));
        return known ? translate(`app.mail.gone.${known}`) : wordsOf(detail, translate);
      });
      return setFailure([...new Set(said)].join(' '));
    }
    if (named.length > 0) return;
    if (refusal?.key === 'idempotencyClash') {
      setKey(uuid());
      return setFailure(translate('app.mail.perhapsSent'));
    }
    const said = (refusal && wordsOf(refusal, translate)) || translate('rules.unknownError');
    setFailure(isOutOfReach(error) ? translate('app.signIn.unreachable') : said);
  };

  const send = async (mail: WrittenMail) => {
    setFailure(undefined);
    const required = { to: mail.to.length > 0, subject: mail.subject.trim() !== '', text: mail.text.trim() !== '' };
    const missing = Object.entries(required).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    setFaults(Object.fromEntries(missing.map((name) => [name, translate('rules.required')])));
    if (missing.length > 0) return;
    setBusy(true);
    try {
      const body = bodyOf(start, mail, leftOut);
      const headers = { 'idempotency-key': key };
      const { id } = await client.ask('POST /client/v1/mail-logs/send', { body, headers });
      onSent();
      notify('app.mail.sending', {
        autoHideDuration: undoTime - margin,
        action: <UndoSending id={id} mail={{ ...start, ...mail, draft: draftPlaceOf(start) }} />,
      });
      void invalidate('mailLog');
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  /** Takes away what was said of inputs that are being corrected. */
  const forgive = (changed: Partial<WrittenMail>) => {
    const names = new Set(Object.keys(changed).map((name) => (name === 'files' ? 'attachments' : name)));
    setFaults((former) =>
      inputs.some((name) => former[name] !== undefined && names.has(name))
        ? Object.fromEntries(Object.entries(former).filter(([name]) => !names.has(name)))
        : former,
    );
  };
  return { send, isBusy, failure, faults, forgive };
}
