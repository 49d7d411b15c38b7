import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { locales } from '../../../schema/rules/locales.ts';
import { currencies } from '../../../schema/rules/money.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ZonePicker } from '../zone/ZonePicker.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PlaceLine } from './PlaceLine.tsx';

type Name = 'timezoneId' | 'currency' | 'locale';

interface PlaceFieldsProps {
  readonly values: Readonly<Record<Name, string>>;
  readonly change: (name: Name) => (value: string) => void;
  readonly faults: Readonly<Partial<Record<Name, string>>>;
}

/** Locale of an agency: time zone, currency, and format of dates and amounts. */
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
      <PlaceLine id="agency-zone" label={words('timezoneId')} fault={faults.timezoneId}>
        <ZonePicker
          id="agency-zone"
          value={values.timezoneId}
          onChange={(zone) => change('timezoneId')(zone ?? '')}
          hasError={faults.timezoneId !== undefined}
        />
      </PlaceLine>
      <PlaceChoice
        id="agency-currency"
        label={words('currency')}
        fault={faults.currency}
        options={currencies}
        value={values.currency}
        onChange={change('currency')}
        nameOf={currencyName}
      />
      <PlaceChoice
        id="agency-locale"
        label={words('locale')}
        fault={faults.locale}
        options={locales}
        value={values.locale}
        onChange={change('locale')}
        nameOf={localeName}
      />
    </>
  );
}
