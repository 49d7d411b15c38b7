import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { ShownIcon } from '../../../theme/icons/actions.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { VisitRow } from './VisitRow.tsx';

/**
 * Visits of operators to an agency and their actions on it: the own agency's for its admins, those of all
 * agencies for a super admin who is in none.
 */
export function Visits() {
  const translate = useTranslate();
  const client = useClient();
  const isOutside = useActor().agencyId === null;
  const route = isOutside ? 'POST /user/v1/agencies/visits/list' : 'POST /user/v1/visits/list';
  const pages = usePages([route], (body, signal) => client.ask(route, { body, signal }));
  const words = (key: string) => translate(`app.agencies.visits.${key}`);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <SimpleListHead lead={words(isOutside ? 'leadAll' : 'lead')} />
      <SimpleList
        label={words('title')}
        {...pages}
        empty={<Message icon={ShownIcon} title={words('none')} lead={isOutside ? '' : words('noneLead')} />}
      >
        {(visit) => <VisitRow key={visit.id} visit={visit} hasAgency={isOutside} />}
      </SimpleList>
    </Box>
  );
}
