import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { staff } from '../../../schema/entities/staff.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { FormFields } from '../../views/form/FormSections.tsx';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { basicFields } from './newStaff.ts';

const entity = staff as unknown as AnyEntity;

/** Who somebody new is (AB 2): face, name, role, how to reach them, and whom they look after. */
export function BasicStep() {
  const translate = useTranslate();
  const displayName = String(useWatch({ name: 'displayName' }) ?? '').trim();
  const newcomer = translate('app.staff.add.newcomer');
  return (
    <PageSection title={translate('app.staff.add.basics')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, fontWeight: 600 }}>
        <Avatar of={{ id: 'new', displayName: displayName || newcomer }} size={48} />
        {displayName || newcomer}
      </Box>
      <FormFields entity={entity} fields={basicFields} record={null} />
      <Box component="p" sx={{ m: 0, mt: 2, color: 'ink3', fontSize: 12 }}>
        {translate('app.staff.add.invitation')}
      </Box>
    </PageSection>
  );
}
