import { Type, type TSchema } from 'typebox';
import { createSchema, listSchema, updateSchema } from '../../../derive/jsonSchema.ts';
import type { JsonSchema } from '../../../fields/field.ts';
import type { AnyEntity } from '../../../language/entity.ts';
import {
  closed,
  defineCalls,
  idOf,
  nullable,
  oneOf,
  pageOf,
  searched,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import { keywordLimit, valuesLimit } from '../../../rules/limits.ts';
import { talent as talentEntity } from '../../people/entities/talent.ts';
import { audio } from '../entities/audio.ts';
import { contentTypes, recordingTypes, voiceAreaNames, type RecordingType } from '../modules.ts';

const read = { entity: 'news', action: 'read' } as const;
const ids = Type.Array(uuid, { minItems: 1, maxItems: valuesLimit, uniqueItems: true });
const displayName = Type.String();
const agency = Type.Object({ id: uuid, displayName });

/** A talent whose content is managed: `userId` is the id of the talent. */
const talent = Type.Object({ userId: uuid, displayName, avatar: nullable(Type.String()), agency: nullable(agency) });
export type ContentTalent = ValueOf<typeof talent>;

const post = Type.Object({
  id: uuid,
  contentType: oneOf(contentTypes),
  talent: Type.Object({ userId: uuid, displayName }),
  pin: Type.Boolean(),
  totalComment: Type.Integer(),
  totalReaction: Type.Integer(),
  totalShare: Type.Integer(),
  totalReport: Type.Integer(),
  totalNotInterestedIn: Type.Integer(),
  totalIrrelevance: Type.Integer(),
});

type Given = Readonly<Record<string, unknown>>;

/** A body of audio with the type that says which of the two kinds is meant; a video has no further keys than audio. */
function typed<Body>(schema: JsonSchema, more: Readonly<Record<string, TSchema>>) {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: readonly string[] };
  return Type.Unsafe<Given & Body>({
    ...schema,
    properties: { ...properties, ...more },
    required: [...new Set([...required, ...Object.keys(more)])],
  } as unknown as TSchema);
}

const type = oneOf(recordingTypes);
const listed = typed<{ readonly types: readonly RecordingType[] }>(listSchema(audio as unknown as AnyEntity, 'list'), {
  types: Type.Array(type, { minItems: 1, maxItems: 1 }),
});
const recordingAccess = (action: 'create' | 'read' | 'update') => ({ entity: audio.name, action }) as const;
const recording = Type.Unsafe<Given>({ type: 'object', additionalProperties: true } as TSchema);

const talentChange = typed<{ readonly id: string; readonly version?: number }>(
  updateSchema(talentEntity as unknown as AnyEntity, true),
  { id: idOf(talentEntity.name) },
);
const ofStatus = {
  params: { id: idOf(talentEntity.name) },
  body: closed({
    status: Type.Integer({ enum: Object.values(talentEntity.fields.status.choices) }),
    version: Type.Optional(version),
  }),
  answer: recording,
} as const;

/** Calls of the content area besides those of its entities and of moderation (CM 7). */
export const contentCalls = defineCalls('content', {
  talents: {
    route: 'POST /cms/v1/talents/list',
    access: 'signedIn',
    summary: 'talents whose content is managed, by name',
    description: 'A super admin outside of agencies reads those of all agencies, or of the given ones.',
    body: closed({
      ...searched,
      keyword: Type.Optional(Type.String({ maxLength: keywordLimit, examples: ['a name that nobody has'] })),
      queryType: Type.Optional(oneOf(['talents'])),
      agencyIds: Type.Optional(Type.Array(uuid, { maxItems: valuesLimit, uniqueItems: true })),
    }),
    answer: pageOf(talent),
    isReading: true,
  },
  agencies: {
    route: 'GET /cms/v1/agencies',
    access: 'superAdmin',
    summary: 'agencies of the installation, by name',
    query: closed(searched),
    answer: pageOf(agency),
  },
  changeTalent: {
    route: 'PUT /cms/v1/talents',
    access: { entity: 'talent', action: 'update' },
    summary: 'change a talent whose content is managed',
    body: talentChange,
    answer: recording,
  },
  changeTalentAsWell: {
    route: 'PUT /cms/talents',
    access: { entity: 'talent', action: 'update' },
    summary: 'the same at its former address',
    body: talentChange,
    answer: recording,
  },
  talentStatus: {
    route: 'PUT /cms/v1/talents/{id}/status',
    access: { entity: 'talent', action: 'update' },
    summary: 'set the status of a talent',
    ...ofStatus,
  },
  talentStatusAsWell: {
    route: 'PUT /cms/talents/{id}/status',
    access: { entity: 'talent', action: 'update' },
    summary: 'the same at its former address',
    ...ofStatus,
  },
  talentMetadata: {
    route: 'POST /cms/v1/talents/metadata',
    access: { entity: 'talent', action: 'read' },
    summary: 'names and pictures of talents',
    body: closed({ ids }),
    answer: Type.Object({ data: Type.Array(talent) }),
    isReading: true,
  },
  postMetadata: {
    route: 'POST /cms/v1/{area}/posts/metadata',
    access: read,
    summary: 'talents, pins and numbers of posts and polls',
    params: { area: oneOf(voiceAreaNames) },
    body: closed({ ids }),
    answer: Type.Object({ data: Type.Array(post) }),
    isReading: true,
  },
  timeZones: {
    route: 'GET /cms/v1/talent-cms/timezone',
    access: 'signedIn',
    summary: 'time zones in which content is published: IANA names',
    answer: Type.Array(Type.Object({ id: Type.String(), displayName })),
  },
  recordings: {
    route: 'POST /cms/v1/pvpms/list',
    access: recordingAccess('read'),
    summary: 'audios or videos, with the filters of their lists',
    body: listed,
    answer: pageOf(recording),
    isReading: true,
  },
  recordingCount: {
    route: 'POST /cms/v1/pvpms/count',
    access: recordingAccess('read'),
    summary: 'number of the audios or videos that filters find',
    body: listed,
    answer: Type.Object({ total: Type.Integer() }),
    isReading: true,
  },
  addRecording: {
    route: 'POST /cms/v1/pvpms',
    access: recordingAccess('create'),
    summary: 'add an audio or a video',
    body: typed<{ readonly type: RecordingType }>(createSchema(audio), { type }),
    answer: recording,
  },
  changeRecording: {
    route: 'PUT /cms/v1/pvpms',
    access: recordingAccess('update'),
    summary: 'change an audio or a video',
    body: typed<{ readonly type: RecordingType; readonly id: string; readonly version?: number }>(
      updateSchema(audio, true),
      { type, id: idOf(audio.name) },
    ),
    answer: recording,
  },
});
