import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mailPeople } from '../../../schema/areas/conversations/mail.ts';
import type { Media } from '../../../schema/media.ts';
import { useMay } from '../access/useMay.ts';
import type { AddingEntry } from '../record-param/addingEntry.ts';

/** A mail with which the composer opens; every part is optional. */
export interface MailStart {
  /** Addresses. */
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly subject?: string;
  /** Markdown. */
  readonly text?: string;
  readonly files?: readonly Media[];
  /** People besides those whom the addresses belong to. */
  readonly about?: readonly { readonly id: string; readonly kind: string }[];
  /** Name of the recipient, for templates. */
  readonly name?: string;
  /** The mail of the log that it answers, and the thread of that. */
  readonly answers?: string;
  readonly threadId?: string | null;
  /** The mail of the log that it forwards. */
  readonly forwards?: string;
  /** Place of its draft; by default made of all that it starts with. */
  readonly draft?: string;
  /** The enquiry that it answers. */
  readonly answersEnquiry?: string;
  /** True for a mail that was taken back: it replaces a draft. */
  readonly isTakenBack?: boolean;
}

/** Returns the beginning of a mail to somebody. */
export function mailTo(
  { id, kind, name }: { readonly id: string; readonly kind: string; readonly name: string },
  address: string,
): MailStart {
  const isKept = (mailPeople as readonly string[]).includes(kind);
  return { to: [address], name, ...(isKept && { about: [{ id, kind }] }) };
}

/** Returns a function that opens the composer over the page; notices use it, which stand outside of the actor's context. */
export function useOpenComposer(): (start: MailStart) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  return useCallback(
    (start: MailStart) => {
      const entry: AddingEntry = { adding: 'mailLog', starts: { ...start } };
      void navigate({ pathname, search, hash }, { state: { ...state, ...entry } });
    },
    [hash, navigate, pathname, search, state],
  );
}

/** Returns a function that opens the composer over the page; null for those who may not write mail. */
export function useCompose(): ((start: MailStart) => void) | null {
  const open = useOpenComposer();
  return useMay('create', 'mailLog') ? open : null;
}
