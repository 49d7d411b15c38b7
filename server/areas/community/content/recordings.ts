import type { FastifyInstance } from 'fastify';
import { contentCalls } from '../../../../schema/areas/community/calls/content.ts';
import { recordings, type RecordingType } from '../../../../schema/areas/community/modules.ts';
import type { Engine } from '../../../engine/engine.ts';
import { countRecords, listRecords } from '../../../engine/reading/list.ts';
import { askedOf, listQueryOf } from '../../../engine/reading/listQuery.ts';
import { answerOf } from '../../../engine/states/offered.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Given = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

/** Registers the calls for audio and video together, whose type says which of the two is meant (CM 7). */
export function registerRecordings(app: FastifyInstance, engine: Engine): void {
  const entityOf = (type: RecordingType) => engine.registry.get(recordings[type]);
  const queryOf = ({ types: [type = 'audio'], ...given }: Given & { readonly types: readonly RecordingType[] }) => {
    const entity = entityOf(type);
    return [entity.name, listQueryOf(askedOf(engine, entity, 'list', given))] as const;
  };

  registerCall(app, contentCalls.recordings, ({ actor, body }) => listRecords(engine, actor, ...queryOf(body)));
  registerCall(app, contentCalls.recordingCount, ({ actor, body }) => countRecords(engine, actor, ...queryOf(body)));
  registerCall(app, contentCalls.addRecording, async ({ actor, body: { type, ...given } }) => {
    const entity = entityOf(type);
    const made = await createRecord(engine, actor, entity.name, askedOf(engine, entity, 'create', given));
    return (await answerOf(engine, actor, entity.name, made)) as Answer;
  });
  registerCall(app, contentCalls.changeRecording, async ({ actor, body: { type, id, version, ...given } }) => {
    const entity = entityOf(type);
    const { name } = entity;
    const asked = askedOf(engine, entity, 'update', given);
    const changed = await updateRecord(engine, actor, name, id, asked, version === undefined ? {} : { version });
    return (await answerOf(engine, actor, name, changed)) as Answer;
  });
}
