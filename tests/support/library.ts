import { systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import type { Answer, Json, TestApp } from './app.ts';
import { putFile, type FileFacts } from './media.ts';
import type { House, PrincipalName } from './principals.ts';

const base = '/media/v1/library';

/** A tree by the part of its address that says whose it is: empty for the agency's own, `/talent/{id}` of a talent. */
export type TreeAddress = '' | `/${'talent' | 'partner' | 'staff'}/${string}`;

/** Calls the library as people of a house. */
export function libraryOf(test: TestApp, house: House) {
  const ask = (who: PrincipalName, method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
    test.ask({
      method,
      path: `${base}${path}`,
      token: house.of(who).token,
      ...(body !== undefined && { body }),
      ...(query && { query }),
    });
  const good = async (answer: Promise<Answer>): Promise<Json> => {
    const { status, data, text } = await answer;
    if (status !== 200) throw new Error(text);
    return data;
  };
  return {
    ask,
    list: (who: PrincipalName, tree: TreeAddress, body: object = {}) => ask(who, 'POST', `${tree}/list`, body),
    /** The names of what a folder holds, in their order. */
    names: async (tree: TreeAddress, body: object = {}, who: PrincipalName = 'agency'): Promise<string[]> =>
      (await good(ask(who, 'POST', `${tree}/list`, { pageSize: 100, ...body }))).data.map(({ name }: Json) => name),
    folder: (name: string, parentKey: string | null = null, tree: TreeAddress = '', who: PrincipalName = 'agency') =>
      good(ask(who, 'POST', tree, { name, parentKey })),
    /** A ready file of somebody, without content. */
    media: (name: string, facts: FileFacts = {}, who: PrincipalName = 'agency') =>
      putFile(test, house.of(who).actor, name, { type: 'document', ...facts }),
    file: async (
      name: string,
      parentKey?: string,
      { tree = '', who = 'agency', ...facts }: FileFacts & { tree?: TreeAddress; who?: PrincipalName } = {},
    ): Promise<Json> => {
      const mediaId = await putFile(test, house.of(who).actor, name, { type: 'document', ...facts });
      const [item] = await good(ask(who, 'POST', `${tree}/object`, [{ mediaId }], parentKey ? { parentKey } : {}));
      return item;
    },
    move: (keys: readonly string[], parentKey: string, more: object = {}, who: PrincipalName = 'agency') =>
      ask(who, 'PUT', '/move', { keys, parentKey, ...more }),
  };
}

/** A talent of the house, assigned to some of its people. */
export async function putOwner(
  test: TestApp,
  house: House,
  kind: 'talent' | 'scout' | 'partner' | 'staff',
  displayName: string,
  assigned: readonly PrincipalName[] = [],
): Promise<string> {
  const assigneeIds = assigned.map((name) => house.of(name).actor?.staffId);
  const body = { displayName, ...(kind === 'staff' ? { email: `${displayName}@staff.test` } : { assigneeIds }) };
  return (await createRecord(test.app.engine, systemActor(house.agencyId), kind, body)).record.id;
}
