import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { locales } from '../../../schema/rules/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ZonePicker } from '../../widgets/zone/ZonePicker.tsx';

type Name = 'timezoneId' | 'currency' | 'locale';

interface PlaceFieldsProps {
  readonly values: Readonly<Record<Name, string>>;
  readonly change: (name: Name) => (value: string) => void;
  readonly faults: Readonly<Partial<Record<Name, string>>>;
}

const currencies: readonly string[] = Intl.supportedValuesOf('currency');

function Labelled({ id, label, fault, children }: { id: string; label: string; fault?: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 540, color: 'ink' }}>
        {label}
      </Box>
      {children}
      {fault !== undefined && (
        <Box id={`${id}-note`} sx={{ mt: 0.5, fontSize: 12, color: 'error.main' }}>
          {fault}
        </Box>
      )}
    </Box>
  );
}

interface OneOfProps {
  readonly id: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly nameOf: (option: string) => string;
  readonly hasError: boolean;
}

function OneOf({ id, options, value, onChange, nameOf, hasError }: OneOfProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      id={id}
      disableClearable
      fullWidth
      size="small"
      options={options}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      getOptionLabel={nameOf}
      noOptionsText={translate('app.views.form.noOptions')}
      renderInput={(params) => <TextField {...params} error={hasError} />}
    />
  );
}

/** Where a new agency is: its time zone, its currency, and how it writes dates and amounts. */
export function PlaceFields({ values, change, faults }: PlaceFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { currencyName, localeName } = useMemo(() => {
    const ofCurrency = new Intl.DisplayNames(language, { type: 'currency' });
    const ofLocale = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
    return {
      currencyName: (code: string) => `${code} · ${ofCurrency.of(code)}`,
      localeName: (code: string) => ofLocale.of(code) ?? code,
    };
  }, [language]);
  const words = (key: Name) => translate(`app.agencies.create.${key}`);

  return (
    <>
      <Labelled id="agency-zone" label={words('timezoneId')} fault={faults.timezoneId}>
        <ZonePicker
          id="agency-zone"
          value={values.timezoneId}
          onChange={(zone) => change('timezoneId')(zone ?? '')}
          hasError={faults.timezoneId !== undefined}
        />
      </Labelled>
      <Labelled id="agency-currency" label={words('currency')} fault={faults.currency}>
        <OneOf
          id="agency-currency"
          options={currencies}
          value={values.currency}
          onChange={change('currency')}
          nameOf={currencyName}
          hasError={faults.currency !== undefined}
        />
      </Labelled>
      <Labelled id="agency-locale" label={words('locale')} fault={faults.locale}>
        <OneOf
          id="agency-locale"
          options={locales}
          value={values.locale}
          onChange={change('locale')}
          nameOf={localeName}
          hasError={faults.locale !== undefined}
        />
      </Labelled>
    </>
  );
}
