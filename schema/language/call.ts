import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import type { Action } from '../access/access.ts';
import type { AnyEntity, RecordOf } from './entity.ts';
import { pageProperties } from '../derive/jsonSchema.ts';
import { nullable as orNull } from '../fields/schemas.ts';
import type { Method } from './operations.ts';
import { keywordLimit } from '../rules/limits.ts';

/**
 * Access rule of a route:
 * - `public`: any caller, without a session;
 * - `signedIn`: any session; the handler speaks only of the caller itself;
 * - `admin`: an admin of an agency, or a super admin inside one; the handler speaks only of that agency;
 * - `superAdmin`, `appAdmin`: that role, wherever it works;
 * - an entity and an action: callers with the right to it, on all records or on assigned ones; the engine decides on each
 *   record.
 */
export type RouteAccess =
  | 'public'
  | 'signedIn'
  | 'admin'
  | 'superAdmin'
  | 'appAdmin'
  | { readonly entity: string; readonly action: Action };

/** HTTP method and full path; `{id}` is a parameter. */
export type CallRoute = `${Method} /${string}`;

/** A file as an answer, by its media type. */
export interface FileAnswer {
  readonly file: string;
  /** The answer to clients that accept JSON, where there is another one for them. */
  readonly json?: TSchema;
  /** Supports range requests (206) and conditional requests (304). */
  readonly isRanged?: boolean;
}

/** A call as a tool of assistants (docs/assistants.md). */
export interface CallTool {
  /** Name of the tool, a word or several joined by underscores. */
  readonly name: string;
  /** Purpose of the tool and how to read its answer, for a reader that has nothing else. */
  readonly description: string;
}

/**
 * A call outside of the entities' own: the single declaration of its route, access rule, input and answer. The server's
 * validation, the API's documentation, the browser's types and the tests of rights derive from it.
 */
export interface Call {
  readonly route: CallRoute;
  readonly access: RouteAccess;
  readonly summary: string;
  readonly description?: string;
  /** Schemas of path parameters that are not ids. */
  readonly params?: Readonly<Record<string, TSchema>>;
  readonly query?: TObject;
  readonly body?: TSchema;
  /**
   * The fields of a form, in place of a body: the handler reads and checks them itself. With a `file` it is multipart.
   */
  readonly form?: TObject;
  /** Schema of `responseData`; absent if the call returns no data. */
  readonly answer?: TSchema | FileAnswer;
  /** Envelope of the answer in place of `{ responseData }`: none, or one with `success`, which uploaders read. */
  readonly envelope?: 'none' | 'success';
  /** Tag that groups the call in the API's documentation. */
  readonly tag: string;
  /** A POST or PUT that changes nothing (lists, previews): tests may call it at any time. */
  readonly isReading?: boolean;
  /**
   * True for a call that an API key may make within its limits and its person's rights, false for one that it may not. By default
   * it may, except in an area that is closed to keys (`ServerArea.isClosedToKeys`); a key for some resources makes a call of
   * access `signedIn` only where this is true.
   */
  readonly byKey?: boolean;
  /** Offers a call that changes nothing to assistants; the tool takes the values of its path, query and body. */
  readonly tool?: CallTool;
}

/** Declares the calls of one subject: their names in the code, each with all that is known of it. */
export function defineCalls<const Calls extends Readonly<Record<string, Omit<Call, 'tag'>>>>(
  tag: string,
  calls: Calls,
): { readonly [Name in keyof Calls]: Calls[Name] & { readonly tag: string } } {
  const tagged = Object.entries(calls).map(([name, call]) => [name, Object.freeze({ ...call, tag })]);
  return Object.freeze(Object.fromEntries(tagged)) as never;
}

/** Calls that several entities of a registry have, each made from its declaration. */
export interface EntityCalls<Calls extends Readonly<Record<string, Call>>> {
  of(entity: AnyEntity): Calls;
}

/** Declares calls that follow from an entity's declaration; of an entity without them `make` gives none. */
export function defineEntityCalls<Calls extends Readonly<Record<string, Call>>>(
  make: (entity: AnyEntity) => Calls,
): EntityCalls<Calls> {
  return Object.freeze({ of: make });
}

/** Some calls by their routes, as a client names them. */
export type ByRoute<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls as Calls[Name]['route']]: Calls[Name];
};

/** The method of a call and its path, as a router takes it: `{id}` becomes `:id`. */
export function routePartsOf({ route }: Pick<Call, 'route'>): { readonly method: Method; readonly url: string } {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
}

/** The names of the parameters of a path. */
export function paramNames({ route }: Pick<Call, 'route'>): readonly string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

type ParamNames<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
/** The parameters whose schemas are declared, also of a path that only the entity knows. */
type DeclaredParams<C> = C extends { readonly params: infer Params } ? keyof Params & string : never;
type ParamOf<C, Name extends string> = C extends { readonly params: infer Params }
  ? Name extends keyof Params
    ? Params[Name] extends TSchema
      ? Static<Params[Name]>
      : string
    : string
  : string;

/** The values of the parameters of a call's path. */
export type ParamsOf<C extends Pick<Call, 'route'>> = {
  readonly [Name in ParamNames<C['route']> | DeclaredParams<C>]: ParamOf<C, Name>;
};
/** Read-only value that a schema describes. */
export type ValueOf<Schema extends TSchema> = DeepReadonly<Static<Schema>>;
type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Type of a call's query; undefined if it declares none. */
export type QueryOf<C> = C extends { readonly query: infer Query extends TSchema } ? ValueOf<Query> : undefined;
/** Type of a call's body, or of the fields of its form as JSON; undefined if it declares none. */
export type CallBody<C> = C extends { readonly body: infer Body extends TSchema }
  ? ValueOf<Body>
  : C extends { readonly form: infer Form extends TObject }
    ? ValueOf<Form>
    : undefined;
/** Type of a call's `responseData`; for a call that returns a file, the type for clients that accept JSON. */
export type AnswerOf<C> = C extends { readonly answer: FileAnswer }
  ? C extends { readonly answer: { readonly json: infer Json extends TSchema } }
    ? ValueOf<Json>
    : undefined
  : C extends { readonly answer: infer Answer extends TSchema }
    ? ValueOf<Answer>
    : undefined;

/** The content of a file as a field of a form. */
export const file = Type.Unsafe<Blob>({ type: 'string', format: 'binary' } as TSchema);

/** Returns true if a form has a file, so that it is sent as multipart only. */
export function holdsFile(form: TObject): boolean {
  return Object.values(form.properties).some((field) => (field as { format?: string }).format === 'binary');
}

const closedOptions = { additionalProperties: false } as const;

/** An object with these properties and no others; `Type.Optional` marks what may be left out. */
export const closed = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, closedOptions);

/** The same schema, with null allowed. */
export const nullable = <Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> =>
  Type.Unsafe<Static<Schema> | null>(orNull(schema as never) as TSchema);

/** One of some values. */
export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
  more: { readonly description?: string; readonly examples?: readonly Value[] } = {},
): TUnsafe<Value> =>
  Type.Unsafe<Value>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
    ...more,
  } as TSchema);

/** The id of a record or of something else that is kept, as its kind says; the tests of rights ask with such ids. */
export const idOf = (kind: string): TUnsafe<string> =>
  Type.Unsafe<string>({ type: 'string', format: 'uuid', 'x-kind': kind } as TSchema);

/** An id of anything. */
export const uuid: TUnsafe<string> = Type.Unsafe<string>({ type: 'string', format: 'uuid' } as TSchema);
/** A text; `most` characters at most. */
export const text = (most?: number) => Type.String(most === undefined ? {} : { maxLength: most });
/** Answer of a call that returns no data. */
export const nothing = Type.Object({});
/** Milliseconds since the epoch. */
export const instant = Type.Integer({ minimum: -62135596800000, maximum: 253402300799999 });
/** An instant that may be null; the description says when. */
export const instantOrNull = (description: string) => nullable(Type.Integer({ ...instant, description }));
/** The version of a record that a write has seen. */
export const version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Query parameters of a list page: its index from 0, and its number of rows. */
export const paged = {
  pageIndex: Type.Optional(Type.Integer(pageProperties.pageIndex)),
  pageSize: Type.Optional(Type.Integer(pageProperties.pageSize)),
} as const;

/** Query parameters of a list page that can be searched. */
export const searched = { ...paged, keyword: Type.Optional(text(keywordLimit)) } as const;

/** One page of a list. */
export const pageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Optional(Type.Integer()),
    loadMore: Type.Boolean(),
    nextPageIndex: nullable(Type.Integer()),
  });

/** A record of an entity, as its own calls answer it. */
export const recordOf = <Entity extends { readonly name: string }>({ name }: Entity): TUnsafe<RecordOf<Entity>> =>
  Type.Unsafe<RecordOf<Entity>>({ $ref: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}#` } as TSchema);

/** A person or thing by name and picture, as in references. */
export const referenceShape = Type.Object({ id: uuid, displayName: Type.String(), avatar: nullable(Type.String()) });
/** A record by its name, with its kind. */
export const recordShape = Type.Object({ ...referenceShape.properties, kind: Type.String() });
