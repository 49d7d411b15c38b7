import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { contractType, type ContractType } from '../../../../schema/areas/work/entities/contractType.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { pathTo } from '../../../../schema/routes.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useRows } from '../../../views/rows/useRows.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { SettingsList, type RowActs } from '../../../views/settings/SettingsList.tsx';
import { useHiding } from '../../../views/settings/useHiding.ts';

type Row = ContractType & WireRecord;

const entity = contractType as unknown as AnyEntity;
const order = ['position', 'ASC'] as const;

/** The types of contracts: added, renamed, hidden and put into order. */
export function TypesTab() {
  const translate = useTranslate();
  const mayEdit = useMay('update', 'status');
  const query = useRows<Row>(contractType.name, order);
  const setHidden = useHiding(contractType.name);
  const words = (key: string) => translate(`app.contractSettings.types.${key}`);
  const rowOf = (row: Row, acts: RowActs) => (
    <>
      <LineText name={row.displayName} about={row.isHidden ? [words('hidden')] : []} />
      <LineTools
        name={row.displayName}
        {...acts}
        steps={[{ label: words(row.isHidden ? 'show' : 'hide'), act: () => void setHidden(row, !row.isHidden) }]}
      />
    </>
  );
  return (
    <SettingsList
      entity={entity}
      fields={['displayName']}
      route="PUT /client/v1/contract-type/{id}/reorder"
      query={query}
      catalog="app.contractSettings"
      part="types"
      lead={words('lead')}
      rowOf={rowOf}
    >
      {mayEdit && (
        <Button component={Link} to={`${pathTo('settings.statuses')}?type=CONTRACT`}>
          {translate('screens.settings.statuses')}
        </Button>
      )}
    </SettingsList>
  );
}
