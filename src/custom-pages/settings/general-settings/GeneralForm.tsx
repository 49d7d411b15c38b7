import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { GeneralSettings } from '../../../../schema/areas/settings/calls/general.ts';
import { countryOfLocale } from '../../../../schema/rules/agencyDefaults.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { useUnsavedChanges } from '../../../widgets/unsaved/useUnsavedChanges.ts';
import { PlaceChoice } from '../../../widgets/agency/PlaceChoice.tsx';
import { PlaceFields } from '../../../widgets/agency/PlaceFields.tsx';
import { phoneCountriesIn } from '../../../widgets/phone/countries.ts';

interface GeneralFormProps {
  readonly settings: GeneralSettings;
  readonly onSave: (change: Partial<GeneralSettings>) => Promise<void>;
}

/** The name of an agency and where it is, to be changed. */
export function GeneralForm({ settings, onSave }: GeneralFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (key: string, options?: object) => translate(`app.agencies.general.${key}`, options);
  const kept = { ...settings, country: settings.country ?? '' };
  const changed = (given: typeof kept): Partial<GeneralSettings> =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name, value]) => value !== kept[name as keyof typeof kept])
        .map(([name, value]) => [name, name === 'country' && value === '' ? null : value]),
    );
  const form = useSmallForm<keyof GeneralSettings>(
    kept,
    async (given) => {
      await onSave(changed(given as typeof kept));
      return false;
    },
    { optional: ['country'] },
  );
  const { values, change, faults, failure, isBusy, submit } = form;
  const isChanged = Object.keys(changed(values as typeof kept)).length > 0;
  useUnsavedChanges(isChanged);
  const byLocale = countryOfLocale(values.locale);
  const countries = useMemo(() => phoneCountriesIn(language, byLocale), [language, byLocale]);
  const named = (code: string) => countries.find((country) => country.code === code)?.name ?? code;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 384 }}
    >
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <LabelledField
        id="agency-name"
        name="organization"
        autoComplete="off"
        label={translate('app.agencies.name')}
        value={values.name}
        onChange={change('name')}
        fault={faults.name}
      />
      <PlaceFields values={values} change={change} faults={faults} />
      <PlaceChoice
        id="agency-country"
        label={words('country')}
        fault={faults.country}
        options={['', ...countries.map(({ code }) => code)]}
        value={values.country}
        onChange={change('country')}
        nameOf={(code) => (code === '' ? words('countryOfLocale', { country: named(byLocale) }) : named(code))}
      />
      <Box component="p" sx={{ m: 0, fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {words('note')}
      </Box>
      <Button type="submit" variant="contained" disabled={isBusy || !isChanged} sx={{ justifySelf: 'start' }}>
        {translate('app.actions.save')}
      </Button>
    </Box>
  );
}
