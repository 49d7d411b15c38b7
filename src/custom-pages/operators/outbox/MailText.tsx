import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { linkMark } from '../../../../schema/areas/identity/mail.ts';
import { useEnterAgency } from '../../../widgets/agency/useEnterAgency.ts';
import type { Mail } from '../../../../schema/areas/operators/calls/mail.ts';

const isAddress = (link: string) => /^https?:\/\//.test(link);
/** A browser has no clipboard for pages that came unencrypted from another machine. */
const canCopy = 'clipboard' in navigator;

/** A link to open, or a code to type, or a word in its place. */
function Secret({ link, instead }: { link: string | null; instead: string }) {
  if (link === null) {
    return (
      <Box component="span" sx={{ color: 'ink3' }}>
        [{instead}]
      </Box>
    );
  }
  if (!isAddress(link)) return <b>{link}</b>;
  return (
    <Link href={link} target="_blank" rel="noreferrer" underline="always">
      {link}
    </Link>
  );
}

/** Explains why a link is not shown here, and links to the agency where it is. */
function Withheld({ by: { id, name } }: { by: NonNullable<Mail['withheldBy']> }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { enter, isEntering } = useEnterAgency();
  return (
    <>
      <Box component="p" sx={{ m: '20px 0 12px', color: 'ink2' }}>
        {translate('app.outbox.withheldNote', { name })}
      </Box>
      <Button loading={isEntering} onClick={() => enter(id, `${pathname}${search}`)}>
        {translate('app.outbox.enter', { name })}
      </Button>
    </>
  );
}

interface MailTextProps {
  readonly text: string;
  /** Link or code of the mail; null if it is no longer shown. */
  readonly link: string | null;
  readonly withheldBy: Mail['withheldBy'];
  readonly isForSuperAdmin: boolean;
}

/** The text of a mail as it was written, with its link, or a word in its place. */
export function MailText({ text, link, withheldBy, isForSuperAdmin }: MailTextProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const parts = text.trim().split(linkMark);
  const instead = withheldBy ? 'withheld' : isForSuperAdmin ? 'forSuperAdmin' : 'gone';
  const copy = (given: string) =>
    navigator.clipboard.writeText(given).then(
      () => notify('app.outbox.copied'),
      () => notify('rules.somethingWentWrong', { type: 'warning' }),
    );
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: '22px', maxWidth: 620 }}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <Secret link={link} instead={translate(`app.outbox.${instead}`)} />}
            {part}
          </Fragment>
        ))}
      </Box>
      {link !== null && canCopy && (
        <Button variant="contained" color="primary" sx={{ mt: 2.5 }} onClick={() => void copy(link)}>
          {translate(`app.outbox.${isAddress(link) ? 'copyLink' : 'copyCode'}`)}
        </Button>
      )}
      {withheldBy && <Withheld by={withheldBy} />}
      {link === null && !withheldBy && parts.length > 1 && (
        <Box component="p" sx={{ m: '20px 0 0', color: 'ink3', fontSize: 12 }}>
          {translate(`app.outbox.${isForSuperAdmin ? 'forSuperAdminNote' : 'goneNote'}`)}
        </Box>
      )}
    </>
  );
}
