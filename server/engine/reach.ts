import type { AnyEntity } from '../../schema/language/entity.ts';
import { agencyOf } from './agency.ts';
import { within, type ReachingWrite } from './engine.ts';
import { findRecord } from './reading/readOne.ts';
import type { Deleted } from './removal/remove.ts';
import { answerOf } from './states/offered.ts';

type Given = Readonly<Record<string, unknown>>;

/** Splits what a request gives into the other records that it is to reach, null for none, and all else. */
export function reachOf({ api }: AnyEntity, given: Given): { readonly reach: string | null; readonly rest: Given } {
  if (!api.reach) return { reach: null, rest: given };
  const { [api.reach.key]: asked, ...rest } = given;
  const isAlone = asked === undefined || asked === api.reach.values[0];
  return { reach: isAlone ? null : String(asked), rest };
}

async function reaching<Answer>(
  { engine, ...asked }: Omit<ReachingWrite, 'connection'>,
  write: (write: ReachingWrite) => Promise<Answer>,
): Promise<Answer> {
  return engine.database.transaction(agencyOf(asked.actor), (connection) =>
    write({ ...asked, engine: within(engine, connection), connection }),
  );
}

/** Changes a record and those that the write reaches, all or none. Returns its answer with the numbers of all. */
export async function updateReaching(
  asked: Omit<ReachingWrite, 'connection'>,
  entity: AnyEntity,
  body: Given,
): Promise<object> {
  const { engine, actor, id } = asked;
  const { changed, kept } = await reaching(asked, (write) => engine.reachHandlerOf(entity.name).update(write, body));
  const found = await findRecord(engine, actor, entity.name, id, { isWritten: true });
  const record = await answerOf(engine, actor, entity.name, found);
  return { ...record, [String(entity.api.reach?.answer)]: { changed, kept } };
}

/** Deletes a record and those that the deletion reaches, all or none. Returns the numbers of all with it. */
export async function removeReaching(
  asked: Omit<ReachingWrite, 'connection'>,
  entity: AnyEntity,
): Promise<Deleted & object> {
  const { version, changed, kept } = await reaching(asked, (write) =>
    asked.engine.reachHandlerOf(entity.name).remove(write),
  );
  return { id: asked.id, version, [String(entity.api.reach?.answer)]: { changed, kept } };
}
