import { useEffect, useMemo, useState } from 'react';
import type { Media } from '../../../../../schema/media.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { draftsOf } from '../../../../store/drafts.ts';
import type { MailStart } from '../../../../widgets/mail/useCompose.ts';

/** A mail as it is being written. */
export interface WrittenMail {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
  readonly files: readonly Media[];
}

const startOf = ({ to = [], cc = [], subject = '', text = '', files = [] }: MailStart): WrittenMail => ({
  to,
  cc,
  subject,
  text,
  files,
});

const isSame = (one: WrittenMail, other: WrittenMail) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the place of a mail's draft. An answer to all never comes back as the answer to one, nor one mail that is
 * forwarded as another.
 */
export const draftPlaceOf = ({ draft, threadId, forwards, to = [], cc = [] }: MailStart): string =>
  draft ?? ['mail', threadId ?? forwards ?? 'new', to.join(' '), cc.join(' ')].join('/');

/** A mail that is being written, kept as a draft on this device until it is sent or discarded. */
export function useMailDraft(start: MailStart) {
  const { accountId, agencyId } = useActor();
  const drafts = useMemo(() => draftsOf(`${accountId} ${agencyId ?? ''}`), [accountId, agencyId]);
  const place = draftPlaceOf(start);
  const [initial] = useState(() => startOf(start));
  const [restored, setRestored] = useState(() => (start.isTakenBack ? null : drafts.read(place, Date.now())));
  const [mail, setMail] = useState<WrittenMail>(() => ({
    ...initial,
    ...(restored?.values as Partial<WrittenMail> | undefined),
  }));
  useEffect(() => {
    if (isSame(mail, initial) && !start.isTakenBack) drafts.drop(place);
    else drafts.keep(place, { at: Date.now(), version: null, values: { ...mail } });
  }, [drafts, initial, mail, place, start.isTakenBack]);
  return {
    mail,
    change: (part: Partial<WrittenMail>) => setMail((former) => ({ ...former, ...part })),
    /** Moment at which the draft that was found here was written; null if there was none. */
    restoredAt: restored?.at ?? null,
    /** Begins anew, without the draft that was found. */
    startAnew: () => {
      setRestored(null);
      setMail(initial);
    },
    /** Forgets the draft, after sending. */
    drop: () => drafts.drop(place),
  };
}
