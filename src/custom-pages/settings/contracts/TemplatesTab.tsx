import { useTranslate } from 'ra-core';
import { contractTemplate, type ContractTemplate } from '../../../../schema/areas/work/entities/contractTemplate.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useRows } from '../../../views/rows/useRows.ts';
import { LineText } from '../../../widgets/simple-list/LineText.tsx';
import { LineTools } from '../../../widgets/simple-list/LineTools.tsx';
import { SettingsList, type RowActs } from '../../../views/settings/SettingsList.tsx';
import { MergeFields } from './MergeFields.tsx';
import { useHiding } from '../../../views/settings/useHiding.ts';

type Row = ContractTemplate & WireRecord;

const entity = contractTemplate as unknown as AnyEntity;
const order = ['position', 'ASC'] as const;

/** The templates of contracts with the merge fields that their texts can have. */
export function TemplatesTab() {
  const translate = useTranslate();
  const query = useRows<Row>(contractTemplate.name, order);
  const setHidden = useHiding(contractTemplate.name);
  const words = (key: string) => translate(`app.contractSettings.templates.${key}`);
  const rowOf = (row: Row, acts: RowActs) => (
    <>
      <LineText
        name={row.displayName}
        about={[...(row.type ? [row.type.displayName] : []), ...(row.isHidden ? [words('hidden')] : [])]}
      />
      <LineTools
        name={row.displayName}
        {...acts}
        steps={[{ label: words(row.isHidden ? 'show' : 'hide'), act: () => void setHidden(row, !row.isHidden) }]}
      />
    </>
  );
  return (
    <>
      <SettingsList
        entity={entity}
        fields={['displayName', 'type', 'text']}
        hints={{ text: words('textHint') }}
        route="PUT /client/v1/contract-template/{id}/reorder"
        query={query}
        catalog="app.contractSettings"
        part="templates"
        lead={words('lead')}
        rowOf={rowOf}
      />
      <MergeFields />
    </>
  );
}
