import { useTranslate } from 'ra-core';
import {
  contractTemplate,
  type ContractTemplate,
} from '../../../../schema/areas/contracts/entities/contractTemplate.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { SettingsList } from '../../../views/settings/SettingsList.tsx';
import { MergeFields } from './MergeFields.tsx';

type Row = ContractTemplate & WireRecord;

const entity = contractTemplate as unknown as AnyEntity;
const about = ({ type }: Row) => (type ? [type.displayName] : []);

/** The templates of contracts with the merge fields that their texts can have. */
export function TemplatesTab() {
  const translate = useTranslate();
  const words = (key: string) => translate(`app.contractSettings.templates.${key}`);
  return (
    <>
      <SettingsList
        entity={entity}
        fields={['displayName', 'type', 'text']}
        hints={{ text: words('textHint') }}
        route="PUT /client/v1/contract-template/{id}/reorder"
        catalog="app.contractSettings"
        part="templates"
        lead={words('lead')}
        about={about}
      />
      <MergeFields />
    </>
  );
}
