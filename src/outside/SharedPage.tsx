import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { ClosedLink } from './ClosedLink.tsx';
import { SharedFiles } from './SharedFiles.tsx';
import { useShare } from './useShare.ts';

/** The page of a shared link: what somebody at the agency wants to show. */
export function SharedPage({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const { view, isBusy, open, download } = useShare(token);
  const title = translate('app.shares.page.title');
  const agency = view.is === 'open' ? view.share.agencyName : null;
  useEffect(() => {
    document.title = agency === null ? title : `${title} · ${agency}`;
  }, [title, agency]);
  return (
    <Box component="main" aria-busy={view.is === 'opening'} sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      {view.is === 'opening' && (
        <Box
          component="h1"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', m: 0 }}
        >
          {translate('app.shares.page.opening')}
        </Box>
      )}
      {view.is === 'refused' && (
        <ClosedLink why={view.why} isAgain={view.isAgain} isBusy={isBusy} onOpen={(word) => void open(word)} />
      )}
      {view.is === 'open' && <SharedFiles share={view.share} onDownload={download} />}
    </Box>
  );
}
