import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { defaultCurrency, defaultLocale, defaultTimeZone } from '../../../../schema/rules/limits.ts';
import type { Locale } from '../../../../schema/rules/locales.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { useUnsavedChanges } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { FormDialog } from '../../../widgets/dialog/FormDialog.tsx';
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

/** Form of a new agency: name, place, and first admin. */
export function CreateDialog({ onDone, onClose }: CreateDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const words = (key: string) => translate(`app.agencies.${key}`);
  const { values, change, faults, failure, isBusy, submit } = useSmallForm(
    {
      name: '',
      timezoneId: here(),
      currency: defaultCurrency as string,
      locale: defaultLocale as string,
      adminName: '',
      adminEmail: '',
    },
    async (body) => {
      await client.ask('POST /user/v1/agencies', { body: { ...body, locale: body.locale as Locale } });
      notify('app.agencies.create.done', { messageArgs: { name: body.name.trim() } });
      onDone();
      onClose();
      return false;
    },
  );
  useUnsavedChanges(values.name !== '' || values.adminName !== '' || values.adminEmail !== '');

  return (
    <FormDialog
      title={words('create.title')}
      submitLabel={words('create.submit')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <LabelledField
        id="agency-name"
        name="organization"
        autoComplete="off"
        label={words('name')}
        value={values.name}
        onChange={change('name')}
        fault={faults.name}
        hasFocus
      />
      <PlaceFields values={values} change={change} faults={faults} />
      <Box sx={{ borderTop: 1, borderColor: 'line2', pt: 2, mt: 0.5 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600, color: 'ink' }}>
          {words('create.admin')}
        </Box>
        <Box component="p" sx={{ m: '2px 0 0' }}>
          {words('create.adminLead')}
        </Box>
      </Box>
      <LabelledField
        id="admin-name"
        name="adminName"
        autoComplete="off"
        label={words('create.adminName')}
        value={values.adminName}
        onChange={change('adminName')}
        fault={faults.adminName}
      />
      <LabelledField
        id="admin-email"
        name="adminEmail"
        type="email"
        autoComplete="off"
        label={words('create.adminEmail')}
        value={values.adminEmail}
        onChange={change('adminEmail')}
        fault={faults.adminEmail}
      />
    </FormDialog>
  );
}
