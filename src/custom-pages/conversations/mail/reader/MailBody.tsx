import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { MailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { FileLine } from '../../../../widgets/file/FileLine.tsx';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { frameDocument } from './frameDocument.ts';
import { HtmlFrame } from './HtmlFrame.tsx';
import { LinkedText } from './LinkedText.tsx';
import { isWrittenHere } from './replies.ts';
import { usePictures } from './usePictures.ts';

const RichText = lazy(async () => ({
  default: (await import('../../../../widgets/rich-text/RichText.tsx')).RichText,
}));

function useContent(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['mailLog', 'content', id],
    queryFn: ({ signal }) => client.ask('GET /client/v1/mail-logs/{id}/content', { params: { id }, signal }),
    staleTime: Infinity,
  });
}

const nothing = {};

/** Content of a mail: its HTML in a frame, or its text, and the files beside it. */
export function MailBody({ mail }: { readonly mail: MailLog }) {
  const translate = useTranslate();
  const { data, error, refetch } = useContent(mail.id);
  const [isPlain, setPlain] = useState(false);
  const pictures = usePictures(mail.id, data?.pictures ?? nothing, mail.attachments);
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined || pictures === undefined)
    return <Skeleton role="status" aria-label={translate('app.shell.loading')} variant="rounded" height={140} />;
  const within = new Set(Object.values(data.pictures));
  const files = mail.attachments.filter(({ id }) => !within.has(id));
  const text = mail.text ?? '';
  const designed = data.html?.trim() ? data.html : null;
  const html = isPlain ? null : designed;
  const leftOut = isPlain ? 0 : data.blockedPictures;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {mail.failure !== null && (
        <Box sx={{ color: 'status.bad.fg' }}>
          {mail.failure === 'unreadable' ? translate('app.mail.unreadable') : mail.failure}
        </Box>
      )}
      {html !== null ? (
        <HtmlFrame page={frameDocument(html, pictures)} text={text} hasPictures={pictures.size > 0} />
      ) : text.trim() === '' ? (
        mail.failure === null && <Box sx={{ color: 'ink2' }}>{translate('app.mail.noText')}</Box>
      ) : isWrittenHere(mail) ? (
        <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
          <RichText>{text}</RichText>
        </Suspense>
      ) : (
        <LinkedText>{text}</LinkedText>
      )}
      {(designed !== null || leftOut > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'ink2', fontSize: 12 }}>
          {designed !== null && (
            <Button size="small" onClick={() => setPlain(!isPlain)}>
              {translate(isPlain ? 'app.mail.asDesigned' : 'app.mail.asText')}
            </Button>
          )}
          {leftOut > 0 && <span>{translate('app.mail.leftOut', { smart_count: leftOut })}</span>}
        </Box>
      )}
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('app.mail.files')}
          sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}
        >
          {files.map((file) => (
            <li key={file.id}>
              <FileLine of={file} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
