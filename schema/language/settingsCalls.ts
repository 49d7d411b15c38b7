import { Type, type TInteger, type TObject, type TSchema, type TUnsafe } from 'typebox';
import type { Action } from '../access/access.ts';
import { historySchema, pageSchema, recordSchema, writableProperties } from '../derive/jsonSchema.ts';
import { codeSchema, type ChoiceField } from '../fields/choice.ts';
import { closed, paged, version as savedVersion, type Call, type RouteAccess } from './call.ts';
import { keysOf } from './check.ts';
import type { AnyEntity } from './entity.ts';
import { typeField, unsavedVersion, type AnySettings, type SettingsChange, type SettingsValues } from './settings.ts';

type TypeQuery<S> = S extends { readonly by: ChoiceField<infer Value> }
  ? { readonly query: TObject<{ type: TUnsafe<NonNullable<Value>> }> }
  : unknown;
type ReadCall<S> = Call & { readonly answer: TUnsafe<SettingsValues<S>> } & TypeQuery<S>;
type ChangeCall<S> = ReadCall<S> & { readonly body: TUnsafe<SettingsChange<S>> };
type UndoCall<S> = ReadCall<S> & { readonly body: TObject<{ version: TInteger }> };

/** The calls of settings by their routes, as a client names them. */
export type CallsOfSettings<S extends { readonly base: string }> = {
  readonly [Route in `GET ${S['base']}`]: ReadCall<S> & { readonly route: Route };
} & { readonly [Route in `PUT ${S['base']}`]: ChangeCall<S> & { readonly route: Route } } & {
  readonly [Route in `POST ${S['base']}/undo`]: UndoCall<S> & { readonly route: Route };
};

/** Keys of a record that settings omit: there is one record per agency, and it cannot be deleted. */
const recordKeys = new Set(['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy', 'permissions']);

/** The schemas of what settings hold, by wire key. */
export function settingsProperties(settings: AnyEntity): Readonly<Record<string, object>> {
  const { properties } = recordSchema(settings) as { readonly properties: Record<string, object> };
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !recordKeys.has(key)));
}

/** Returns the keys in every answer: all but those of fields that require a further right. */
function alwaysThere(settings: AnyEntity): readonly string[] {
  const asked = Object.entries(settings.fields).filter(([, { access }]) => access !== undefined);
  const hidden = new Set(asked.flatMap(([name, field]) => keysOf(name, field)));
  return Object.keys(settingsProperties(settings)).filter((key) => !hidden.has(key));
}

const version = Type.Integer({ minimum: unsavedVersion, maximum: 2_147_483_647 });

/** The calls of settings, each made from the declaration. */
export function settingsCalls(settings: AnySettings) {
  const { name, base, about, isForAdmins, by } = settings;
  const answer = Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    required: ['version', ...alwaysThere(settings)],
    properties: { version, ...settingsProperties(settings) },
  } as TSchema);
  // What admins alone may change decides how everybody signs in and works.
  const door = isForAdmins ? { byKey: false } : {};
  const access = (action: Action): RouteAccess => (isForAdmins ? 'admin' : { entity: name, action });
  const body = closed({ version, ...writableProperties(settings) } as never) as TSchema;
  const type = by && { [typeField]: Type.Unsafe<string | number>(codeSchema(by.choices) as TSchema) };
  const asked = type ? { query: closed(type) } : {};
  const { required: _all, ...partial } = body as TSchema & { readonly required?: readonly string[] };
  return {
    read: {
      route: `GET ${base}`,
      access: access('read'),
      tag: 'settings',
      summary: `The ${about}`,
      ...asked,
      ...door,
      answer,
    },
    change: {
      route: `PUT ${base}`,
      access: access('update'),
      tag: 'settings',
      ...asked,
      ...door,
      summary: `Change ${about}`,
      description: 'What is left out stays as it is.',
      body: Type.Unsafe<Readonly<Record<string, unknown>>>(partial as TSchema),
      answer,
    },
    history: {
      route: `GET ${base}/history`,
      access: access('read'),
      tag: 'settings',
      summary: `Who changed the ${about}, newest first`,
      query: closed({ ...type, ...paged }),
      ...door,
      answer: Type.Unsafe<object>(pageSchema(historySchema) as TSchema),
    },
    undo: {
      route: `POST ${base}/undo`,
      access: access('update'),
      tag: 'settings',
      summary: `Undo a change of the ${about}`,
      description:
        "`version` is the one that the caller's own change made. Values that others changed since stay: 400.",
      ...asked,
      ...door,
      body: closed({ version: savedVersion }),
      answer,
    },
  } as const satisfies Readonly<Record<string, Call>>;
}
