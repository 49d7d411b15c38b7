import { Type, type TObject, type TSchema, type TUnsafe } from 'typebox';
import type { Action } from '../access/access.ts';
import { recordSchema, writableProperties } from '../derive/jsonSchema.ts';
import { codeSchema, type ChoiceField } from '../fields/choice.ts';
import { closed, type Call, type RouteAccess } from './call.ts';
import { keysOf } from './check.ts';
import type { AnyEntity } from './entity.ts';
import { typeField, unsavedVersion, type AnySettings, type SettingsChange, type SettingsValues } from './settings.ts';

type TypeQuery<S> = S extends { readonly by: ChoiceField<infer Value> }
  ? { readonly query: TObject<{ type: TUnsafe<NonNullable<Value>> }> }
  : unknown;
type ReadCall<S> = Call & { readonly answer: TUnsafe<SettingsValues<S>> } & TypeQuery<S>;
type ChangeCall<S> = ReadCall<S> & { readonly body: TUnsafe<SettingsChange<S>> };

/** The calls of settings by their routes, as a client names them. */
export type CallsOfSettings<S extends { readonly base: string }> = {
  readonly [Route in `GET ${S['base']}`]: ReadCall<S> & { readonly route: Route };
} & { readonly [Route in `PUT ${S['base']}`]: ChangeCall<S> & { readonly route: Route } };

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

/** The two calls of settings, each made from the declaration. */
export function settingsCalls(settings: AnySettings) {
  const { name, base, about, isForAdmins, isKeptByArea, by } = settings;
  const versioned = isKeptByArea ? {} : { version };
  const answer = Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    required: [...Object.keys(versioned), ...alwaysThere(settings)],
    properties: { ...versioned, ...settingsProperties(settings) },
  } as TSchema);
  // What admins alone may change decides how everybody signs in and works.
  const door = isForAdmins ? { byKey: false } : {};
  const access = (action: Action): RouteAccess => (isForAdmins ? 'admin' : { entity: name, action });
  const body = closed({ ...versioned, ...writableProperties(settings) } as never) as TSchema;
  const query = by && closed({ [typeField]: Type.Unsafe<string | number>(codeSchema(by.choices) as TSchema) });
  const asked = query ? { query } : {};
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
  } as const satisfies Readonly<Record<string, Call>>;
}
