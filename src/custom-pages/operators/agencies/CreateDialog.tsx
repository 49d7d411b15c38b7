import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { defaultCurrency, defaultLocale, defaultTimeZone } from '../../../../schema/rules/limits.ts';
import type { Locale } from '../../../../schema/rules/locales.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { useUnsavedChanges } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
import { useIsMailSent } from '../../../widgets/mail/useIsMailSent.ts';
import { InvitedDialog } from './InvitedDialog.tsx';
import { PlaceFields } from '../../../widgets/agency/PlaceFields.tsx';

interface CreateDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Returns the browser's time zone as the default: most agencies are where their operator is. */
const here = () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
};

/** Agency that was made, with the way in for its first admin. */
interface Made {
  readonly name: string;
  readonly email: string;
  readonly link: string | null;
}

/** Form of a new agency: name, place, and first admin; then the invitation. */
export function CreateDialog({ onDone, onClose }: CreateDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const isSent = useIsMailSent();
  const [made, setMade] = useState<Made | null>(null);
  const words = (key: string) => translate(`app.agencies.${key}`);
  const { values, change, faults, field, frame } = useSmallForm(
    {
      name: '',
      timezoneId: here(),
      currency: defaultCurrency as string,
      locale: defaultLocale as string,
      adminName: '',
      adminEmail: '',
    },
    async (body) => {
      const made = await client.ask('POST /user/v1/agencies', { body: { ...body, locale: body.locale as Locale } });
      setMade({ name: made.name, email: body.adminEmail.trim(), link: made.invitationLink });
      onDone();
      return false;
    },
  );
  useUnsavedChanges(made === null && (values.name !== '' || values.adminName !== '' || values.adminEmail !== ''));
  if (made !== null) return <InvitedDialog {...made} onClose={onClose} />;

  return (
    <FormDialog title={words('create.title')} submitLabel={words('create.submit')} {...frame} onClose={onClose}>
      <LabelledField
        {...field('name')}
        id="agency-name"
        name="organization"
        autoComplete="off"
        label={words('name')}
        hasFocus
      />
      <PlaceFields values={values} change={change} faults={faults} />
      <Box sx={{ borderTop: 1, borderColor: 'line2', pt: 2, mt: 0.5 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600, color: 'ink' }}>
          {words('create.admin')}
        </Box>
        <Box component="p" sx={{ m: '2px 0 0' }}>
          {isSent !== undefined && words(isSent ? 'create.adminLead' : 'create.adminLeadKept')}
        </Box>
      </Box>
      <LabelledField
        {...field('adminName')}
        id="admin-name"
        name="adminName"
        autoComplete="off"
        label={words('create.adminName')}
      />
      <LabelledField
        {...field('adminEmail')}
        id="admin-email"
        name="adminEmail"
        type="email"
        autoComplete="off"
        label={words('create.adminEmail')}
      />
    </FormDialog>
  );
}
