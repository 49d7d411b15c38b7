import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { isLeading, leadsInto, type Lead } from '../../../schema/language/records/origins.ts';
import type { Connection } from '../../database/pools.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import { within, type Engine } from '../engine.ts';
import { without } from '../filters/unsetFilters.ts';
import { findRecord, type WireRecord } from '../reading/readOne.ts';
import type { CreateOptions } from './create.ts';
import { updateRecord } from './update.ts';

type Link = NonNullable<CreateOptions['link']>;

/** A record that a new one fulfils: it names the new one from then on. */
interface Fulfilled {
  readonly lead: Lead & { readonly by: string };
  readonly id: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Takes the records that a new one fulfils out of its body. Returns what has them name it (`CreateOptions.link`), where
 * there are any.
 */
export function fulfilled(
  actor: Actor,
  entity: AnyEntity,
  body: Values,
): { readonly body: Values; readonly link?: Link } {
  const leads = leadsInto(entity).flatMap((lead) => (lead.by === undefined ? [] : [{ ...lead, by: lead.by }]));
  if (leads.length === 0) return { body };
  const fulfils = leads.flatMap((lead) => {
    const id = body[lead.key];
    return typeof id === 'string' ? [{ lead, id }] : [];
  });
  return {
    body: without(
      body,
      leads.map(({ key }) => key),
    ),
    ...(fulfils.length > 0 && { link: (engine, connection, id) => fulfil(engine, connection, { actor, id, fulfils }) }),
  };
}

/** Reads a record that is to be fulfilled. One that the actor may not know of is no reference, as one that is not there. */
async function sourceOf(engine: Engine, actor: Actor, { lead, id }: Fulfilled): Promise<WireRecord> {
  try {
    return (await findRecord(engine, actor, lead.from, id, { action: 'update' })).record;
  } catch (error) {
    if (error instanceof RefusalError && error.key === 'notFound') throw invalid([fieldRefusal(lead.key, 'reference')]);
    throw error;
  }
}

/**
 * Has the records that a new one fulfils name it, in the transaction that makes it. Throws a 400 that names a record which
 * is not there, does not lead to a new one in its state, or names another one already; 403 if the actor may not edit it.
 */
async function fulfil(
  engine: Engine,
  connection: Connection,
  { actor, id, fulfils }: { readonly actor: Actor; readonly id: string; readonly fulfils: readonly Fulfilled[] },
): Promise<void> {
  const here = within(engine, connection);
  for (const one of fulfils) {
    const { lead } = one;
    const source = await sourceOf(here, actor, one);
    if (!isLeading(lead, here.model(lead.from).entity, source)) throw invalid([fieldRefusal(lead.key, 'leadClosed')]);
    const { version } = source;
    await updateRecord(here, actor, lead.from, one.id, { [`${lead.by}Id`]: id }, { version, connection });
  }
}
