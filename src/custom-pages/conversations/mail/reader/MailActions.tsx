import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { formatInstant } from '../../../../../schema/rules/dates.ts';
import { useSessionUser } from '../../../../authProvider/useSessionUser.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useCompose } from '../../../../widgets/mail/useCompose.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { startOf, type Way } from './replies.ts';
import { useSender } from './useSender.ts';
import { useOwnAddresses } from './useThread.ts';

const nobody: ReadonlySet<string> = new Set();

/** Order on screen: the usual one last, where the buttons of dialogs have it. */
const shown: readonly Way[] = ['forward', 'replyAll', 'reply'];

/** The ways to go on from a mail: reply, reply to all, forward; nothing for those who may not write. */
export function MailActions({ mail }: { readonly mail: MailLog }) {
  const translate = useTranslate();
  const compose = useCompose();
  const language = useLanguage();
  const zone = useTimeZone();
  const user = useSessionUser();
  const { name: sender } = useSender(mail);
  const own = useOwnAddresses(user?.email, compose !== null);
  if (compose === null) return null;
  const startFrom = (way: Way) =>
    startOf(way, mail, own ?? nobody, { sender, at: formatInstant(mail.at, zone, language), translate });
  const hasCopies = own !== null && startFrom('replyAll').cc !== undefined;
  return shown
    .filter((way) => way !== 'replyAll' || hasCopies)
    .map((way) => (
      <Button
        key={way}
        {...(way === 'reply' && { variant: 'contained' as const, color: 'primary' as const })}
        onClick={() => compose(startFrom(way))}
      >
        {translate(`app.mail.${way}`)}
      </Button>
    ));
}
