import { useTranslate } from 'ra-core';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';

/** Returns the name and address of whoever sent a mail; one that was written here has no address. */
export function useSender({ fromName, fromAddress, staff }: MailLog): {
  readonly name: string;
  readonly address: string | null;
} {
  const translate = useTranslate();
  const name = fromName ?? (fromAddress === null ? (staff?.displayName ?? null) : null);
  return {
    name: name ?? fromAddress ?? translate('app.mail.agency'),
    address: name === null || name === fromAddress ? null : fromAddress,
  };
}
