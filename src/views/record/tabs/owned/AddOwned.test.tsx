import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partner } from '../../../../../schema/areas/people/entities/partner.ts';
import { staff } from '../../../../../schema/areas/people/entities/staff.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { somebody } from '../../../../../tests/support/actors.ts';
import { renderPage } from '../../../../../tests/support/renderPage.tsx';
import { AddOwnedFrom } from './AddOwned.tsx';

const id = '01940000-0000-7000-8000-000000000001';
const open = (entity: unknown, tab: string, actor = somebody({}, 'agency')) =>
  renderPage(<AddOwnedFrom entity={entity as AnyEntity} id={id} tab={tab} />, () => ({}), { actor });

it('leads from a tab without a form to where a contact is added', () => {
  open(partner, 'notes');
  expect(screen.getByRole('link', { name: 'Add contact' })).toHaveAttribute(
    'href',
    `/partner/${id}/profile/contacts?id=new`,
  );
});

it.each([
  ['on the tab whose list has its own way', partner, 'contacts', undefined],
  ['of a record that owns no such list', staff, 'notes', undefined],
  ['to somebody who may make none', partner, 'notes', somebody({}, 'staff')],
])('offers nothing %s', (_case, entity, tab, actor) => {
  open(entity, tab, actor);
  expect(screen.queryByRole('link')).toBeNull();
});
