import { expect, it } from 'vitest';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { registry } from '../../../schema/index.ts';
import { screensOfEntities } from '../../../schema/routes/entities.ts';
import { createI18nProvider } from '../../i18n/i18nProvider.ts';
import { titleOf } from './titleOf.ts';

const { translate } = createI18nProvider();
const contacts: AnyEntity = { ...registry.get('partnerContact'), group: 'people' };

it('is made of the name of a declared entity, in small letters inside a sentence', () => {
  const titles = screensOfEntities([contacts], []).map((screen) => titleOf(screen, screen.pattern, translate));
  expect(titles).toEqual(['Contacts', 'Add contact', 'Contact', 'Edit contact']);
});
