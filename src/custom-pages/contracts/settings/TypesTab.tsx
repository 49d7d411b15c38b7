import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { contractType } from '../../../../schema/areas/contracts/entities/contractType.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { SettingsList } from '../../../views/settings/SettingsList.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';

const entity = contractType as unknown as AnyEntity;

/** The types of contracts: added, renamed, hidden and put into order. */
export function TypesTab() {
  const translate = useTranslate();
  const mayEdit = useMay('update', 'status');
  return (
    <SettingsList
      entity={entity}
      fields={['displayName']}
      route="PUT /client/v1/contract-type/{id}/reorder"
      catalog="app.contractSettings"
      part="types"
      lead={translate('app.contractSettings.types.lead')}
    >
      {mayEdit && (
        <Button component={Link} to={`${pathTo('settings.statuses')}?type=CONTRACT`}>
          {translate('screens.settings.statuses')}
        </Button>
      )}
    </SettingsList>
  );
}
