import { systemActor } from '../../schema/access/access.ts';
import { acceptClashKey } from '../../schema/language/effects/calendar.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { offers as offersOne, type Operation, type Route } from '../../schema/language/operations.ts';
import type { RefOptions } from '../../schema/fields/ref.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { catalogueTypes } from '../../schema/rules/catalogues.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { putFile } from './media.ts';
import { openTestApp, type Answer, type Json, type Question, type TestApp } from './app.ts';
import { invite, openHouse, type House, type Principal, type PrincipalName } from './principals.ts';
import { stockOrder } from './stockOrder.ts';
import { copyDatabase, openFixtureDatabase } from './testDatabase.ts';
import { bodyOf, fixedOf, type FindIds } from './values.ts';

/** A server with people and a stock of records to point to, in which tests make and change records by the API. */
export interface Workshop {
  readonly test: TestApp;
  readonly house: House;
  /** Records of the house to point to. */
  readonly find: FindIds;
  /** Another number each time, so that no two records share a value. */
  next(): number;
  /** Calls an operation of an entity; by default as the agency's admin. */
  call(kind: string, operation: Operation, given?: CallOptions): Promise<Answer>;
  /** Makes a record and answers it; with every field unless a body is given. */
  make(kind: string, body?: Record<string, unknown>, as?: PrincipalName): Promise<Json>;
  /** The whole record as it is now. */
  read(kind: string, id: string, as?: PrincipalName): Promise<Json>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly id?: string;
  readonly version?: number;
  /** Values of the body, or the query of a GET. */
  readonly given?: Record<string, unknown>;
  readonly as?: PrincipalName;
  readonly headers?: Record<string, string>;
}

/** The route of an operation under the entity's own base. */
export function routeOf(entity: AnyEntity, operation: Operation): Route {
  const found = entity.routes.find((route) => route.operation === operation && route.path.startsWith(entity.api.base));
  if (!found) throw new Error(`${entity.name} does not offer ${operation}`);
  return found;
}

/** Does an entity offer all of these operations? */
export function offers(entity: AnyEntity, ...operations: readonly Operation[]): boolean {
  return operations.every((operation) => offersOne(entity, operation));
}

/** Operations that ask before people are put where they have something else. */
const asking: readonly Operation[] = ['create', 'update', 'bulk', 'move', 'restore'];

/** Returns what a body of an entity accepts clashes by, where it asks about them: made-up records are all of one time. */
export function accepting({ calendar, isGuarded }: AnyEntity): object {
  return calendar?.busy !== undefined || isGuarded === true ? { [acceptClashKey]: true } : {};
}

/** An operation's question as its route takes it: ids in the path or in the body, values in the body or in the query. */
export function questionOf(entity: AnyEntity, operation: Operation, options: CallOptions = {}): Question {
  const { method, path } = routeOf(entity, operation);
  const { id, version, given = {} } = options;
  const isInPath = path.includes('{id}');
  const values = {
    ...(asking.includes(operation) && accepting(entity)),
    ...given,
    ...(version !== undefined && { version }),
    ...(id !== undefined && !isInPath && { id }),
  };
  const filled = path.replace('{id}', id ?? '');
  return method === 'GET' || method === 'DELETE'
    ? { method, path: filled, query: values }
    : { method, path: filled, body: values };
}

/** The fields in which records that point to one of a kind are like it. */
function fieldsInCommon(registry: Registry, kind: string): readonly string[] {
  const pointing = registry.all.flatMap(({ fields }) =>
    Object.values(fields).filter((field) => targetsOf(field).includes(kind)),
  );
  return [...new Set(pointing.flatMap((field) => (field as RefOptions).same ?? []))];
}

/** A house with a stock of records, as a database to copy. */
interface Stocked {
  readonly database: string;
  readonly house: House;
  readonly stock: ReadonlyMap<string, readonly string[]>;
  /** The number of the last record. */
  readonly count: number;
}

/** Made once a worker. */
let stocked: Promise<Stocked> | undefined;

/** Issues a credit note of a whole invoice of long ago, which only a call makes: it is in no figure. Returns its id. */
async function issueCredit({ make, find, test, house }: Workshop): Promise<string> {
  const issuedOn = '1990-01-01';
  const lines = [{ description: 'Fee', unitPrice: '10.00', taxRateId: null }];
  const { id: invoiceId } = await make('invoice', { clientId: find(['partner'])[0], issuedOn, lines });
  const { token } = house.of('agency');
  const post = (path: string, body: object) => test.ask({ method: 'POST', path: `/finance/v1/${path}`, token, body });
  await post(`invoices/${invoiceId}/markSent`, {});
  const { data } = await post('credit-notes', { invoiceId, amount: '10.00', reason: 'Goodwill', issuedOn });
  return data.id;
}

/** Makes the agencies and two records of each kind that others point to, in a database that nobody is connected to. */
async function makeStock(): Promise<Stocked> {
  const database = await openFixtureDatabase();
  const test = await openTestApp({ database: { ...database, drop: () => Promise.resolve() } });
  const house = await openHouse(test, ['agency', 'otherAgency']);
  const stock = new Map<string, string[]>();
  const put = (key: string, id: string) => stock.set(key, [...(stock.get(key) ?? []), id]);
  const shop = benchOf(test, house, stock, 100);
  const { rows } = await test.pools.query<{ key: string; id: string }>(house.agencyId, {
    text: `select 'status/' || type as key, id from statuses where agency_id = $1
      union all select 'catalogue/' || type, id from catalogues where agency_id = $1
      union all select 'statusCategory', id from status_categories where agency_id = $1
      union all select 'statusCategory/' || type, id from status_categories where agency_id = $1 order by id`,
    values: [house.agencyId],
  });
  for (const { key, id } of rows) put(key, id);
  for (const name of ['one.png', 'two.png', 'three.png']) {
    const id = await putFile(test, house.of('agency').actor, name);
    for (const key of ['media', 'media/image']) put(key, id);
  }
  for (const type of ['video', 'audio'] as const)
    for (const name of ['one', 'two'])
      put(`media/${type}`, await putFile(test, house.of('agency').actor, `${name}.${type}`, { type }));
  for (const type of catalogueTypes) {
    for (const displayName of [`${type} one`, `${type} two`])
      put(`catalogue/${type}`, (await shop.make('catalogue', { displayName, type })).id);
  }
  for (const kind of stockOrder(test.registry)) {
    for (let each = 0; each < 2; each += 1) {
      const record = await shop.make(kind);
      put(kind, record.id);
      for (const name of fieldsInCommon(test.registry, kind)) put(`${kind}/${String(record[name])}`, record.id);
    }
  }
  put('creditNote', await issueCredit(shop));
  // A file that a record used is read by the right on such a record alone: these keep theirs, whatever becomes of others.
  const recordings = ['media/video', 'media/audio'].flatMap((key) => stock.get(key) ?? []);
  await shop.make('contract', { summary: 'Recordings', attachmentIds: recordings });
  const count = shop.next();
  await shop.close();
  return { database: database.name, house, stock, count };
}

/** Opens a workshop with two records of each kind that others point to, and these people. */
export async function openWorkshop(
  who: readonly PrincipalName[] = ['agency', 'otherAgency'],
  options: Omit<NonNullable<Parameters<typeof openTestApp>[0]>, 'database'> = {},
): Promise<Workshop> {
  stocked ??= makeStock();
  const { database, house, stock, count } = await stocked;
  const test = await openTestApp({ ...options, database: await copyDatabase(database) });
  return benchOf(test, await invite(test, house, who), stock, count);
}

function benchOf(test: TestApp, house: House, stock: ReadonlyMap<string, readonly string[]>, from: number): Workshop {
  const find: FindIds = (kinds, type) =>
    kinds.flatMap((kind) => stock.get(type === undefined ? kind : `${kind}/${type}`) ?? []);
  let count = from;
  const next = () => (count += 1);
  const principal = (name: PrincipalName = 'agency'): Principal => house.of(name);

  const call: Workshop['call'] = (kind, operation, options = {}) => {
    const question = questionOf(test.registry.get(kind), operation, options);
    return test.ask({
      ...question,
      token: principal(options.as).token,
      ...(options.headers && { headers: options.headers }),
    });
  };
  const expectOk = (answer: Answer): Json => {
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.data;
  };
  /** A record of a kind that no call makes, made as the server does it. */
  const madeByServer = async (entity: AnyEntity, given: Record<string, unknown>): Promise<Json> => {
    const set = fixedOf(entity, next(), find);
    const { record } = await createRecord(test.app.engine, systemActor(house.agencyId), entity.name, given, { set });
    return read(entity.name, String(record['id']));
  };
  const make: Workshop['make'] = async (kind, body, as) => {
    const entity = test.registry.get(kind);
    const given = body ?? bodyOf(entity, next(), find);
    if (!offers(entity, 'create')) return madeByServer(entity, given);
    return expectOk(await call(kind, 'create', { given, ...(as && { as }) }));
  };
  const read: Workshop['read'] = async (kind, id, as) => expectOk(await call(kind, 'one', { id, ...(as && { as }) }));
  return { test, house, find, next, call, make, read, close: () => test.close() };
}
