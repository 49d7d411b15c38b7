import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { countryOfLocale } from '../../../../schema/rules/agencyDefaults.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CodePicker } from '../../../widgets/codes/CodePicker.tsx';
import { FieldFrame, controlAttributes } from '../../../widgets/field-frame/FieldFrame.tsx';
import { phoneCountriesIn } from '../../../widgets/phone/countries.ts';
import { useKey, type InputProps } from '../control.ts';

/** The code of a country, chosen by its name. In a form with a `locale`, an empty one means the country of that. */
export function CountryCodeInput({ name, field, label, prefix }: InputProps<'text'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, value, change, leave, ref, error } = useKey<string | null>(`${prefix}${name}`);
  const locale: unknown = useWatch({ name: `${prefix}locale` });
  const byLocale = typeof locale === 'string' ? countryOfLocale(locale) : '';
  const countries = useMemo(() => phoneCountriesIn(language, byLocale), [language, byLocale]);
  const codes = countries.map(({ code }) => code);
  const named = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const empty = byLocale === '' ? '' : translate('app.settings.countryOfLocale', { country: named(byLocale) });
  const about = { id, label, isRequired: field.required, error };
  return (
    <FieldFrame {...about}>
      <CodePicker
        id={id}
        options={field.required ? codes : ['', ...codes]}
        value={value ?? ''}
        onChange={(code) => change(code || null)}
        onBlur={leave}
        nameOf={(code) => (code === '' ? empty : named(code))}
        hasError={Boolean(error)}
        inputRef={ref}
        attributes={controlAttributes(about)}
      />
    </FieldFrame>
  );
}
