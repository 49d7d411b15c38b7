import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../../../schema/areas/community/calls/content.ts';
import { recordings, type RecordingType } from '../../../../schema/areas/community/modules.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { countRecords, listRecords } from '../../../engine/reading/list.ts';
import { askedOf, listQueryOf } from '../../../engine/reading/listQuery.ts';
import { answerOf } from '../../../engine/states/offered.ts';
import { withoutFlags, withSteps } from '../../../engine/states/takenWith.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Given = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** Registers the calls for audio and video together, whose type says which of the two is meant (CM 7). */
export function registerRecordings(app: FastifyInstance, engine: Engine): void {
  const entityOf = (type: RecordingType) => engine.registry.get(recordings[type]);
  type Asked = Given & { readonly types: readonly RecordingType[] };
  const queryOf = async (actor: Actor, { types: [type = 'audio'], ...given }: Asked) => {
    const entity = entityOf(type);
    return [entity.name, listQueryOf(await askedOf(engine, actor, entity, 'list', given))] as const;
  };
  /** Writes in one transaction, to which entries that the body adds to small lists belong. */
  const write = <Written>(actor: Actor, work: (here: Engine) => Promise<Written>) =>
    engine.database.transaction(agencyOf(actor), (connection) => work(within(engine, connection)));

  registerCall(app, contentCalls.recordings, async ({ actor, body }) => {
    const [name, query] = await queryOf(actor, body);
    return listRecords(engine, actor, name, query);
  });
  registerCall(app, contentCalls.recordingCount, async ({ actor, body }) =>
    countRecords(engine, actor, ...(await queryOf(actor, body))),
  );
  registerCall(app, contentCalls.addRecording, ({ actor, body: { type, ...given } }) =>
    write(actor, async (here) => {
      const entity = entityOf(type);
      const asked = withoutFlags(entity, await askedOf(here, actor, entity, 'create', given));
      const made = await createRecord(here, actor, entity.name, asked);
      return (await answerOf(here, actor, entity.name, made)) as Answer;
    }),
  );
  registerCall(app, contentCalls.changeRecording, ({ actor, body: { type, id, version, ...given } }) =>
    write(actor, async (here) => {
      const entity = entityOf(type);
      const { name } = entity;
      const named = await askedOf(here, actor, entity, 'update', given);
      const asked = await withSteps(here, actor, entity, id, named);
      const changed = await updateRecord(here, actor, name, id, asked, version === undefined ? {} : { version });
      return (await answerOf(here, actor, name, changed)) as Answer;
    }),
  );
}
