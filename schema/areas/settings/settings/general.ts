import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import type { SettingsValues } from '../../../language/settings.ts';
import { defaultFirstWeekday, firstWeekdays } from '../../../rules/agencyDefaults.ts';
import { agencyNameLimit, avatarExtensions } from '../../../rules/limits.ts';

/**
 * Name, place and defaults of an agency (AB 7). New records take its currency and country (the locale's country where it
 * names none); sessions carry them. They are kept with the agency itself, which sessions read before anybody is in it.
 */
export const general = defineSettings('general', {
  about: 'general settings of the agency',
  access: 'ORGANIZATION',
  isForAdmins: true,
  base: '/client/v1/general',
  isKeptByArea: true,
  fields: {
    name: field.text({ required: true, max: agencyNameLimit }),
    timezoneId: field.text({ required: true, max: 64, pattern: 'timeZone' }),
    currency: field.text({
      required: true,
      max: 3,
      pattern: 'currency',
      locked: { by: 'hasAmounts', reason: 'currencyInUse' },
    }),
    /** True once there are amounts in the agency: those of deleted records count, since they can be restored. */
    hasAmounts: field.flag({ readOnly: true }),
    locale: field.text({ required: true, max: 35, pattern: 'locale' }),
    country: field.text({ max: 2, pattern: 'country' }),
    firstWeekday: field.choice(firstWeekdays, { required: true, default: defaultFirstWeekday }),
    logo: field.file({ isPicture: true, extensions: avatarExtensions }),
  },
  form: { agency: ['logo', 'name', 'timezoneId', 'firstWeekday', 'currency', 'locale', 'country'] },
  notes: ['agency'],
});
export type GeneralSettings = SettingsValues<typeof general>;
