import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { linkMark } from '../../../schema/mail.ts';

const isAddress = (link: string) => /^https?:\/\//.test(link);
/** A browser has no clipboard for pages that came unencrypted from another machine. */
const canCopy = 'clipboard' in navigator;

/** A link to open, or a code to type. */
function Secret({ link }: { link: string | null }) {
  const translate = useTranslate();
  if (link === null) {
    return (
      <Box component="span" sx={{ color: 'ink3' }}>
        [{translate('app.outbox.gone')}]
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

interface MailTextProps {
  readonly text: string;
  /** The link or the code in it; null where that is not shown any more. */
  readonly link: string | null;
}

/** The text of a mail as it was written, with its link, or a word in its place. */
export function MailText({ text, link }: MailTextProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const parts = text.trim().split(linkMark);
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
            {index > 0 && <Secret link={link} />}
            {part}
          </Fragment>
        ))}
      </Box>
      {link !== null && canCopy && (
        <Button variant="contained" color="primary" sx={{ mt: 2.5 }} onClick={() => void copy(link)}>
          {translate(`app.outbox.${isAddress(link) ? 'copyLink' : 'copyCode'}`)}
        </Button>
      )}
      {link === null && parts.length > 1 && (
        <Box component="p" sx={{ m: '20px 0 0', color: 'ink3', fontSize: 12 }}>
          {translate('app.outbox.goneNote')}
        </Box>
      )}
    </>
  );
}
