import type { Actor } from '../../../schema/access/access.ts';
import { avatarField } from '../../../schema/fields/file.ts';
import { registry } from '../../../schema/index.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { peopleKinds } from '../../../schema/areas/people/peopleSearch.ts';
import { shownKeys } from '../../fields/shownKeys.ts';
import { fieldsNamed, rightOn, viewFieldsOf } from '../view-fields/viewFields.ts';

/** Returns the field that references the owner of a kind's records, if they have one. */
export function ownerFieldOf(entity: AnyEntity): string | undefined {
  return peopleKinds(registry).find((one) => one.entity.name === entity.name)?.owner?.field;
}

/** Returns the wire keys of a record's short form, with its avatar. */
export function shortFields(entity: AnyEntity, actor: Actor): readonly string[] {
  const { status } = viewFieldsOf(entity, (field) => rightOn(actor, field));
  const owner = ownerFieldOf(entity);
  const names = [entity.title, avatarField, ...(owner ? [owner] : []), ...(entity.list.search ?? [])];
  const named = fieldsNamed(entity, names).filter(({ field }) => rightOn(actor, field) !== 'none');
  return [...new Set([...named, ...(status ? [status] : [])].flatMap(shownKeys))];
}
