import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, Navigate } from 'react-router-dom';
import type { ContentTalent } from '../../../../schema/areas/community/calls/content.ts';
import { agenciesPath } from '../../../../schema/areas/operators/paths.ts';
import { isMember } from '../../../../schema/access/scope.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { TalentIcon } from '../../../theme/icons/areas.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useEnterAgency } from '../../../widgets/agency/useEnterAgency.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { NoMatchIcon } from '../../../widgets/icons.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { useAddressKeyword, useAddressPart } from '../../../widgets/simple-list/useAddressPart.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { useAgencies } from './useAgencies.ts';
import { AgenciesFilter } from './AgenciesFilter.tsx';

const contentOf = (id: string) => `/cms/talent/${id}/dashboard`;

function TalentRow({ talent: { userId, displayName, avatar, agency } }: { readonly talent: ContentTalent }) {
  const translate = useTranslate();
  const { enter, isEntering } = useEnterAgency();
  const open = translate('app.contentTalents.open');
  const label = translate('app.contentTalents.openOf', { name: displayName });
  return (
    <li>
      <Avatar of={{ id: userId, displayName, avatar }} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis' }}>{displayName}</Box>
        {agency && <small>{agency.displayName}</small>}
      </Box>
      {agency ? (
        <Button loading={isEntering} aria-label={label} onClick={() => enter(agency.id, contentOf(userId))}>
          {open}
        </Button>
      ) : (
        <Button component={Link} to={contentOf(userId)} aria-label={label}>
          {open}
        </Button>
      )}
    </li>
  );
}

/**
 * Talents whose content is managed, each with the way to it (CM 2): those that a member of an agency may see; for a super
 * admin outside of agencies those of all of them, narrowed by agency (CM 6).
 */
export function ContentTalents() {
  const actor = useActor();
  const mayRead = useMay('read', 'talent') || !isMember(actor);
  // Who sees content but no talents is shown the content of all that they may see.
  if (!mayRead) return <Navigate replace to="/cms/dashboard" />;
  return isMember(actor) ? <TalentList /> : <TalentsOfAll />;
}

/** The talents of all agencies; before there is an agency, the page on which the first one is made. */
function TalentsOfAll() {
  const { data } = useAgencies('');
  return data?.data.length === 0 ? <Navigate replace to={agenciesPath} /> : <TalentList />;
}

function TalentList() {
  const translate = useTranslate();
  const client = useClient();
  const hasAgency = isMember(useActor());
  const { keyword, typed, setTyped } = useAddressKeyword();
  const [chosen, setChosen] = useAddressPart('agencyIds');
  const agencyIds = chosen === '' ? [] : chosen.split(',');
  const { forget: _forget, ...pages } = usePages(['contentTalents', keyword, chosen], (asked, signal) =>
    client.ask('POST /cms/v1/talents/list', {
      body: { ...asked, keyword, ...(!hasAgency && agencyIds.length > 0 && { agencyIds }) },
      signal,
    }),
  );
  const words = (key: string) => translate(`app.contentTalents.${key}`);
  const isNarrowed = keyword !== '' || agencyIds.length > 0;

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <SimpleListHead
        lead={words(hasAgency ? 'lead' : 'leadOfAll')}
        search={{ label: words('search'), value: typed, onChange: setTyped }}
      >
        {!hasAgency && (
          <>
            <AgenciesFilter
              ids={agencyIds}
              seen={(pages.rows ?? []).flatMap(({ agency }) => (agency ? [agency] : []))}
              onChange={(ids) => setChosen(ids.join(','))}
            />
            <Button component={Link} to={agenciesPath}>
              {translate('app.agencies.chooser.all')}
            </Button>
          </>
        )}
      </SimpleListHead>
      <SimpleList
        label={words('title')}
        {...pages}
        empty={
          isNarrowed ? (
            <Message icon={NoMatchIcon} title={translate('app.empty.noResults')} lead={words('noneFound')} />
          ) : (
            <Message icon={TalentIcon} title={words('none')} lead={words('noneLead')} />
          )
        }
      >
        {(talent) => <TalentRow key={talent.userId} talent={talent} />}
      </SimpleList>
    </Box>
  );
}
