import { Type, type TSchema, type TUnsafe } from 'typebox';
import { defineEntityCalls, idOf, recordOf, type CallRoute } from '../../../language/call.ts';
import { updateSchema } from '../../../derive/jsonSchema.ts';
import { note } from '../entities/note.ts';
import type { AnyEntity } from '../../../language/entity.ts';
import type { JsonSchema } from '../../../fields/field.ts';
import { mediaSet } from '../../../language/sets.ts';
import { profileParts, type ProfilePart } from '../profileParts.ts';

const mediaKey = 'mediaIds';

/** The fields that a call changes, with the record's id where its path has none and the version that the caller has seen. */
export type PartBody = Readonly<Record<string, unknown>> & { readonly id?: string; readonly version?: number };

/** The body of an update of an entity, in which `id` names a record of a kind. */
function naming<Body>(kind: string, schema: JsonSchema): TUnsafe<Body> {
  const properties = { ...(schema['properties'] as object), id: idOf(kind) };
  return Type.Unsafe<Body>({ ...schema, properties } as TSchema);
}

/** The further name of an entity's files in the calls that write a part of it (AB 7, media): `mediaIds`. */
export function partNames(entity: AnyEntity): Readonly<Record<string, string>> {
  const { key } = mediaSet(entity) ?? { key: mediaKey };
  return key === mediaKey ? {} : { [mediaKey]: key };
}

interface PartRoute {
  readonly route: CallRoute;
  readonly what: string;
  readonly part: Pick<ProfilePart, 'fields' | 'hasCustom'>;
}

function partCall(entity: AnyEntity, { route, what, part }: PartRoute) {
  const names = part.fields(entity);
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([name]) => names.includes(name)));
  const hasId = !route.includes('{id}');
  const params: Readonly<Record<string, TUnsafe<string>>> = hasId ? {} : { id: idOf(entity.name) };
  const api = { ...entity.api, otherNames: { create: partNames(entity) } };
  const body = updateSchema({ ...entity, api, fields, customFields: part.hasCustom ?? false }, hasId);
  return {
    route,
    access: { entity: entity.name, action: 'update' } as const,
    tag: entity.plural,
    summary: `${route.startsWith('POST') ? 'add to' : 'change'} ${what}, one of ${entity.plural}`,
    params,
    body: hasId ? naming<PartBody>(entity.name, body) : Type.Unsafe<PartBody>(body as TSchema),
    answer: Type.Unsafe<object>(recordOf(entity)),
  };
}
type PartCall = ReturnType<typeof partCall>;

function partRoutes(entity: AnyEntity): readonly PartRoute[] {
  const {
    fields,
    root,
    api: { base },
  } = entity;
  const media = mediaSet(entity);
  const contacts: CallRoute = `PUT /finance/v1/contacts/${base.split('/').at(-1) ?? ''}/{id}`;
  const ofTalents = Object.entries(root === 'talent' ? profileParts : {}).flatMap(([path, part]) =>
    part.methods.map((method): PartRoute => ({ route: `${method} ${base}/${path}`, what: path, part })),
  );
  return [
    ...(fields['billingContacts']
      ? [{ route: contacts, what: 'billing contacts', part: { fields: () => ['billingContacts'] } }]
      : []),
    ...(media ? [{ route: `PUT ${base}/media` as const, what: 'files', part: { fields: () => [media.field] } }] : []),
    ...ofTalents,
  ];
}

/**
 * Calls that write a part of a person's profile (AB 7): basic infos, business, career, emergency contacts, families and
 * custom fields of talents and scouts; billing contacts and files of every entity that has some. `mediaIds` replaces
 * all files. Each call is an edit of the record.
 */
export const profileCalls = defineEntityCalls((entity): Readonly<Record<string, PartCall>> =>
  Object.fromEntries(partRoutes(entity).map((one) => [one.route, partCall(entity, one)])),
);

/** A note's fields; `id` is the note that is changed, or the record that a new one is about. */
export type NoteBody = Readonly<Record<string, unknown>> & { readonly id: string; readonly version?: number };

/**
 * Returns the calls for notes about talents or scouts (AB 7): the same as the notes' own, limited to records of that
 * type.
 */
export function noteCallsOf({ name, plural, api: { base } }: AnyEntity) {
  const { owner: _owner, ...fields } = note.fields;
  const body = updateSchema({ ...(note as unknown as AnyEntity), fields }, true);
  const shared = { tag: plural, answer: recordOf(note) };
  return {
    add: {
      ...shared,
      route: `POST ${base}/notes`,
      access: { entity: name, action: 'update' },
      summary: `write a note about one of ${plural}`,
      body: naming<NoteBody>(name, body),
    },
    change: {
      ...shared,
      route: `PUT ${base}/notes`,
      access: { entity: note.name, action: 'update' },
      summary: `change a note about one of ${plural}`,
      body: naming<NoteBody>(note.name, body),
    },
    read: {
      ...shared,
      route: `GET ${base}/notes/{id}` as CallRoute,
      access: { entity: note.name, action: 'read' },
      summary: `one note about one of ${plural}`,
      params: { id: idOf(note.name) },
    },
  } as const;
}

type NoteCalls = ReturnType<typeof noteCallsOf>;

/** Calls of notes, for each entity that has them. */
export const noteCalls = defineEntityCalls((entity): Readonly<Record<string, NoteCalls[keyof NoteCalls]>> =>
  entity.root === 'talent' ? noteCallsOf(entity) : {},
);
