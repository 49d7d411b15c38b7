import type { CommonOptions, Field, KindDefinition } from './field.ts';
import { defaultCountryCode } from '../rules/limits.ts';
import { withoutMarks } from '../rules/texts.ts';
import { refusal } from './rule.ts';
import { nullable, string } from './schemas.ts';

export interface PhoneOptions extends CommonOptions {
  /** The wire key of the country (ISO 3166 alpha-2); the spec's name for it differs by entity. */
  readonly country: string;
  /** Keys of another number and its country, which this one copies in a form until it is edited. */
  readonly follows?: { readonly number: string; readonly country: string };
}

type Parts<C extends string> = { '': string | null } & { [K in `=${C}`]: string | null };

export interface PhoneField<Read extends object = object> extends Field<Read, Read>, PhoneOptions {
  readonly kind: 'phone';
}

/** A phone number that is valid for its country (AB 5); the country defaults to the agency's. It is kept as it is dialled there. */
export function phone<const O extends PhoneOptions>(options: O): PhoneField<Parts<O['country']>> {
  return { ...options, kind: 'phone' };
}

export const phoneKind: KindDefinition<PhoneField> = {
  columns: (name, field) => [
    { key: name, type: 'text', isNullable: true, schema: nullable(string) },
    {
      key: field.country,
      type: 'text',
      isNullable: true,
      default: defaultCountryCode,
      agencyDefault: 'country',
      schema: nullable(string),
    },
  ],
  // A number without a country is one of the agency's.
  settle: (name, { country }, body, before, defaults) => {
    if (defaults === undefined || (body[name] === undefined && body[country] === undefined)) return {};
    const record = { ...before, ...body };
    return record[name] && !record[country] ? { [country]: defaults.country } : {};
  },
  rules: (name, field, yup) => ({
    [name]: yup
      .string()
      .trim()
      .transform((value: unknown) => (typeof value === 'string' ? withoutMarks(value).trim() : value))
      .test('phone', refusal('phone'), async (value, context) => {
        if (!value) return true;
        const { isPhoneNumber } = await import('../rules/phone.ts');
        const country = (context.parent as Record<string, unknown>)[field.country];
        return isPhoneNumber(value, typeof country === 'string' ? country : defaultCountryCode);
      }),
    [field.country]: yup.string().matches(/^[A-Z]{2}$/, { message: refusal('country'), excludeEmptyString: true }),
  }),
  filters: (name) => [{ param: name, match: 'contains', key: name, schema: string }],
  sortKey: () => null,
};
