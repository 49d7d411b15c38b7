import { useTranslate } from 'ra-core';
import { locales } from '../../../schema/rules/locales.ts';
import { currencies } from '../../../schema/rules/money.ts';
import { useCodeNames } from '../codes/codeNames.ts';
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
  const nameOf = useCodeNames();
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
        nameOf={nameOf.currency}
      />
      <PlaceChoice
        id="agency-locale"
        label={words('locale')}
        fault={faults.locale}
        options={locales}
        value={values.locale}
        onChange={change('locale')}
        nameOf={nameOf.locale}
      />
    </>
  );
}
