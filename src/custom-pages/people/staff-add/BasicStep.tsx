import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { staff } from '../../../../schema/areas/people/entities/staff.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { FormFields } from '../../../views/form/FormSections.tsx';
import { useIsMailSent } from '../../../widgets/mail/useIsMailSent.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { basicFields } from './newStaff.ts';

const entity = staff as unknown as AnyEntity;

/** First step for a new person (AB 2): avatar, name, role, contact data and talents. */
export function BasicStep() {
  const translate = useTranslate();
  const isSent = useIsMailSent();
  return (
    <PageSection title={translate('app.staff.add.basics')}>
      <FormFields entity={entity} fields={basicFields} record={null} />
      <Box component="p" sx={{ m: 0, mt: 2, color: 'ink3', fontSize: 12 }}>
        {isSent !== undefined && translate(`app.staff.add.${isSent ? 'invitation' : 'handOver'}`)}
      </Box>
    </PageSection>
  );
}
