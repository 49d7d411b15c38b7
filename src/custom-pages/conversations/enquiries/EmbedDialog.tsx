import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { CopyText } from '../../../views/shares/CopyText.tsx';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';

interface EmbedDialogProps {
  readonly record: WireRecord;
  readonly onClose: () => void;
}

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (id: string) => ReactNode;
}

const looks = { p: 1, border: 1, borderColor: 'line', borderRadius: '8px', font: 'inherit', color: 'ink' } as const;
/** The form in its frame looks like a plain page of the web. */
const plain = '<!doctype html><style>body{font:14px system-ui;margin:12px}label{display:block;margin:8px 0}</style>';

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Box component="h3" id={id} sx={{ m: 0, fontSize: 14, color: 'ink' }}>
        {title}
      </Box>
      <div>{lead}</div>
      {children(id)}
    </Box>
  );
}

/** Dialog with the ways of a form to people: its own page, and the HTML for the agency's site with a preview. */
export function EmbedDialog({ record: { id, name }, onClose }: EmbedDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['enquiryForm', 'embed', id],
    queryFn: () => client.ask('GET /client/v1/enquiry-forms/{id}/html', { params: { id: String(id) } }),
  });
  const words = (key: string) => translate(`app.enquiries.${key}`);
  const content = () => {
    if (error) return <LoadFailed onRetry={() => void refetch()} />;
    if (!data) return <Skeleton role="status" aria-label={translate('app.shell.loading')} height={220} />;
    return (
      <>
        <Part title={words('page')} lead={words('pageLead')}>
          {(labelId) => (
            <>
              <InputBase
                readOnly
                value={data.address}
                inputProps={{ 'aria-labelledby': labelId }}
                onFocus={({ target }) => target.select()}
                sx={looks}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <CopyText text={data.address} label={words('copyAddress')} />
                <Button href={data.address} target="_blank" rel="noopener">
                  {words('openPage')}
                </Button>
              </Box>
            </>
          )}
        </Part>
        <Part title={words('html')} lead={words('htmlLead')}>
          {(labelId) => (
            <>
              <InputBase
                readOnly
                multiline
                maxRows={6}
                value={data.html}
                inputProps={{ 'aria-labelledby': labelId, style: { fontFamily: 'monospace', fontSize: 12 } }}
                sx={looks}
              />
              <Box>
                <CopyText text={data.html} label={words('copyHtml')} />
              </Box>
            </>
          )}
        </Part>
        <Part title={words('preview')} lead={words('previewLead')}>
          {() => (
            <Box
              component="iframe"
              title={words('preview')}
              sandbox=""
              srcDoc={`${plain}${data.html}`}
              sx={{ ...looks, p: 0, width: '100%', height: 320, bgcolor: '#fff', colorScheme: 'light' }}
            />
          )}
        </Part>
      </>
    );
  };
  return (
    <DialogFrame
      title={translate('app.enquiries.embedOf', { name: String(name) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.actions.close')}</Button>}
    >
      {content()}
    </DialogFrame>
  );
}
