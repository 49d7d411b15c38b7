import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import type { AddingEntry } from '../record-param/addingEntry.ts';
import { useStartedCall } from './useStartedCall.ts';
import type { Dialled } from './useCallOffer.tsx';

/** Opens the form of a call that was made, filled in, over the page. */
export function LogCallButton({ call, staffId }: { readonly call: Dialled; readonly staffId: string | null }) {
  useWordsOfPages();
  const translate = useTranslate();
  const close = useCloseNotification();
  const navigate = useNavigate();
  const startedCall = useStartedCall();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: object | null };
  return (
    <Button
      size="small"
      sx={{ color: 'float.accent' }}
      onClick={() => {
        close();
        const entry: AddingEntry = { adding: 'callLog', starts: startedCall(call, staffId) };
        void navigate({ pathname, search, hash }, { state: { ...state, ...entry } });
      }}
    >
      {translate('app.calls.log')}
    </Button>
  );
}
