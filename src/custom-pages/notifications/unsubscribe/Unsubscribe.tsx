import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { SignInButton } from '../../../layout/public/WayToSignIn.tsx';

type State = 'asking' | 'ending' | 'ended' | 'failed';

/** The page of the link in a mail with notifications. Opening it changes nothing; the button ends these mails. */
export function Unsubscribe() {
  const translate = useTranslate();
  const client = useClient();
  const { token = '' } = useParams();
  const [state, setState] = useState<State>('asking');
  const end = async () => {
    setState('ending');
    try {
      await client.ask('POST /unsubscribe/{token}', { params: { token }, body: {} });
      setState('ended');
    } catch {
      setState('failed');
    }
  };
  const word = (key: string) => translate(`app.notifications.mails.${key}`);
  if (state === 'ended') {
    return (
      <PublicNotice title={word('ended')} lead={word('endedLead')}>
        <SignInButton />
      </PublicNotice>
    );
  }
  return (
    <PublicNotice title={word('title')} lead={word(state === 'failed' ? 'failed' : 'lead')}>
      {state === 'failed' ? (
        <SignInButton />
      ) : (
        <Button
          variant="contained"
          color="primary"
          size="large"
          fullWidth
          loading={state === 'ending'}
          onClick={() => void end()}
        >
          {word('end')}
        </Button>
      )}
    </PublicNotice>
  );
}
