import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import { accountPath, ownKeysHash } from '../../../../../schema/areas/identity/paths.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { SimpleList } from '../../../../widgets/simple-list/SimpleList.tsx';
import { SimpleListHead } from '../../../../widgets/simple-list/SimpleListHead.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { ForAdmins } from '../../../../widgets/states/SettingsClosed.tsx';
import { KeyLine } from './KeyLine.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useAgencyKeys } from './useKeys.ts';

/** API keys of everybody in the agency, for its admins. */
export function AgencyKeys() {
  return (
    <ForAdmins>
      <EveryKey />
    </ForAdmins>
  );
}

function EveryKey() {
  const translate = useTranslate();
  const { rows, ...list } = useAgencyKeys();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const words = (key: string) => translate(`app.apiKeys.${key}`);
  const toAccount = (
    <Button component={Link} to={`${accountPath}${ownKeysHash}`}>
      {translate('app.account.title')}
    </Button>
  );
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <SimpleListHead lead={words('agencyLead')}>{rows?.length !== 0 && toAccount}</SimpleListHead>
      <SimpleList
        label={words('title')}
        rows={rows}
        {...list}
        empty={
          <Message icon={EmptyIcon} title={words('none')} lead={words('noneLead')}>
            {toAccount}
          </Message>
        }
      >
        {(key) => <KeyLine key={key.id} of={key} person={key.person.displayName} onRevoke={() => setRevoking(key)} />}
      </SimpleList>
      {revoking && <RevokeDialog of={revoking} isOwn={false} onClose={() => setRevoking(null)} />}
    </Box>
  );
}
