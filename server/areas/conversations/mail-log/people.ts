import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { mailPeople } from '../../../../schema/areas/conversations/mail.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { peopleAt } from '../../../engine/contacts/peopleAt.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';

const kinds: ReadonlySet<string> = new Set(mailPeople);

/**
 * Returns the people and companies that each address belongs to. Addresses of staff and of the agency's own mailboxes
 * belong to nobody here: with them, every mail of a colleague would be one of the agency.
 */
export async function mailPeopleAt(
  engine: Engine,
  agencyId: string,
  addresses: readonly string[],
): Promise<readonly (readonly Reference[])[]> {
  const found = await peopleAt(
    engine,
    agencyId,
    addresses.map((value) => ({ kind: 'EMAIL', value })),
  );
  const known = found.map((people) => people.filter(({ kind }) => kinds.has(kind)));
  if (known.every((people) => people.length === 0)) return known;
  const { rows } = await engine.database.query<{ address: string }>(agencyId, {
    text: 'select address from mailbox where agency_id = $1 and address = any($2::text[])',
    values: [agencyId, addresses],
  });
  const own = new Set(rows.map(({ address }) => address));
  return known.map((people, index) => (own.has(addresses[index] ?? '') ? [] : people));
}

/** Returns the ids of those of some people whom an actor may read. */
export async function readableOf(
  engine: Engine,
  actor: Actor,
  people: readonly Pick<Reference, 'kind' | 'id'>[],
): Promise<readonly string[]> {
  const found = await Promise.all(
    mailPeople.map(async (kind) => {
      const ids = people.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length === 0 || can(actor, 'read', kind, engine.registry) === 'no') return [];
      return [...(await findRecords(engine, actor, kind, ids, { fields: ['id'] })).keys()];
    }),
  );
  return found.flat();
}

/** Returns the ids of the people and companies that some addresses belong to, as far as an actor may read them. */
export async function peopleOfMail(
  engine: Engine,
  actor: Actor,
  addresses: readonly string[],
): Promise<readonly string[]> {
  return readableOf(engine, actor, (await mailPeopleAt(engine, agencyOf(actor), addresses)).flat());
}
