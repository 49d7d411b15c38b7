import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { linkMark } from '../../../schema/mail.ts';

/** The text of a mail as it was written, with its link, or a word in its place where that is not shown any more. */
export function MailText({ text, link }: { text: string; link: string | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const parts = text.trim().split(linkMark);
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify('app.outbox.copied');
  };
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: '22px', maxWidth: 620 }}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 &&
              (link === null ? (
                <Box component="span" sx={{ color: 'ink3' }}>
                  [{translate('app.outbox.noLink')}]
                </Box>
              ) : (
                <Link href={link} target="_blank" rel="noreferrer" underline="always">
                  {link}
                </Link>
              ))}
            {part}
          </Fragment>
        ))}
      </Box>
      {link !== null && (
        <Button variant="contained" color="primary" sx={{ mt: 2.5 }} onClick={() => void copy(link)}>
          {translate('app.outbox.copy')}
        </Button>
      )}
      {link === null && parts.length > 1 && (
        <Box component="p" sx={{ m: '20px 0 0', color: 'ink3', fontSize: 12 }}>
          {translate('app.outbox.linkOver')}
        </Box>
      )}
    </>
  );
}
