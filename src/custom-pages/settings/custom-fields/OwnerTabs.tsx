import { useTranslate } from 'ra-core';
import { customOwners } from '../../../../schema/rules/customFields.ts';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { addressOf, type OwnerType, type SettingsField } from './fields.ts';

interface OwnerTabsProps {
  readonly ownerType: OwnerType;
  readonly status: SettingsField['status'];
}

/** The entities that have fields of the agency's own. */
export function OwnerTabs({ ownerType, status }: OwnerTabsProps) {
  const translate = useTranslate();
  return (
    <TabBar aria-label={translate('app.customFields.owners')}>
      {Object.entries(customOwners).map(([name, of]) => (
        <TabLink key={of} to={addressOf(of, status)} aria-current={of === ownerType ? 'page' : undefined}>
          {translate(`resources.customField.choices.ownerType.${name}`)}
        </TabLink>
      ))}
    </TabBar>
  );
}
