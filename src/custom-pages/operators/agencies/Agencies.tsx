import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { PartnerIcon } from '../../../theme/icons/areas.tsx';
import { NoMatchIcon } from '../../../widgets/icons.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { useAddressKeyword } from '../../../widgets/simple-list/useAddressPart.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { AgencyDialog, type AgencyTask } from './AgencyDialog.tsx';
import { AgencyRow } from './AgencyRow.tsx';
import { FailedWork } from './FailedWork.tsx';

/** All agencies of the installation, for who runs it (AB 1): to make, enter, rename, suspend and reactivate them. */
export function Agencies() {
  const translate = useTranslate();
  const client = useClient();
  const { agencyId } = useActor();
  const { keyword, typed, setTyped } = useAddressKeyword();
  const [task, setTask] = useState<AgencyTask | null>(null);
  const { forget, ...pages } = usePages(['agencies', keyword], (asked, signal) =>
    client.ask('POST /user/v1/agencies/list', { body: { ...asked, keyword }, signal }),
  );
  const words = (key: string) => translate(`app.agencies.${key}`);

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <SimpleListHead lead={words('lead')} search={{ label: words('search'), value: typed, onChange: setTyped }}>
        <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setTask({ type: 'create' })}>
          {words('add')}
        </Button>
      </SimpleListHead>
      <FailedWork />
      <SimpleList
        label={words('title')}
        {...pages}
        empty={
          keyword === '' ? (
            <Message icon={PartnerIcon} title={words('none')} lead={words('noneLead')} />
          ) : (
            <Message icon={NoMatchIcon} title={translate('app.empty.noResults')} lead={words('noneFound')} />
          )
        }
      >
        {(agency) => <AgencyRow key={agency.id} agency={agency} isCurrent={agency.id === agencyId} onTask={setTask} />}
      </SimpleList>
      {task && <AgencyDialog task={task} onDone={() => void forget()} onClose={() => setTask(null)} />}
    </Box>
  );
}
