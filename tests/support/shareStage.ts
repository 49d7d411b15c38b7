import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { systemActor } from '../../schema/access/access.ts';
import { libraryItemTypes, libraryKeyOf } from '../../schema/areas/files/library.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { openTestApp, type Answer, type Json, type TestApp } from './app.ts';
import { openHouse, type House, type PrincipalName } from './principals.ts';
import { fileOf, uploaderOf } from './uploader.ts';

/** Place of an item of the library. */
export interface Placed {
  readonly parentId?: string;
  readonly ownerId?: string;
  readonly isSensitive?: boolean;
}

/** A server with a library, and people outside who open what is shared from it. */
export interface ShareStage {
  readonly test: TestApp;
  readonly house: House;
  /** Uploads a picture and files it; returns the item's id. */
  picture(name: string, placed?: Placed): Promise<string>;
  /** Uploads a file of any content and files it. */
  file(name: string, content: Buffer, placed?: Placed): Promise<string>;
  folder(name: string, placed?: Placed): Promise<string>;
  talent(assigned?: readonly PrincipalName[]): Promise<string>;
  /** Calls the API as a member of the agency. */
  as(who: PrincipalName, method: string, path: string, body?: object): Promise<Answer>;
  /** Shares items by a link to copy, as the agency's admin; returns the share. */
  share(ids: readonly string[], terms?: object, who?: PrincipalName): Promise<Json>;
  /** Opens a share as somebody outside. */
  open(token: string, password?: string, address?: string): Promise<Answer>;
  /** Asks for a file by a grant. */
  get(path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<LightMyRequestResponse>;
  /** Asks for a download of one file, or of all. */
  download(grant: string, itemId?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** The token in the link of a recipient. */
export function tokenOf(share: Json, index = 0): string {
  return String(share.recipients[index].url).split('/share/')[1] ?? '';
}

/** Opens the stage with these people. */
export async function openShareStage(
  who: readonly PrincipalName[],
  options: Parameters<typeof openTestApp>[0] = {},
): Promise<ShareStage> {
  const test = await openTestApp(options);
  const house = await openHouse(test, who);
  const admin = house.of('agency');
  const server = systemActor(house.agencyId);
  const put = async (name: string, fileId: string | null, { parentId, ownerId, isSensitive = false }: Placed) => {
    const set = {
      type: fileId === null ? libraryItemTypes.FOLDER : libraryItemTypes.FILE,
      ...(fileId !== null && { fileId }),
      isSensitive,
      ...(parentId !== undefined && { parentId }),
    };
    const body = { name, ...(ownerId !== undefined && { ownerId }) };
    return (await createRecord(test.app.engine, admin.actor ?? server, 'libraryItem', body, { set })).record.id;
  };
  const file: ShareStage['file'] = async (name, content, placed = {}) => {
    const mediaId = await uploaderOf(test, admin.token).send(fileOf(content, { name, partSize: 5_000_000 }));
    await test.app.media.process(house.agencyId);
    return put(name, mediaId, placed);
  };
  let color = 0;
  const as: ShareStage['as'] = (name, method, path, body) =>
    test.ask({ method, path, token: house.of(name).token, ...(body && { body }) });
  return {
    test,
    house,
    file,
    picture: async (name, placed) => {
      color += 1;
      const background = { r: color % 256, g: 80, b: 120 };
      const content = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
      return file(name, content, placed);
    },
    folder: (name, placed = {}) => put(name, null, placed),
    talent: async (assigned = []) => {
      const assigneeIds = assigned.map((name) => house.of(name).actor?.staffId);
      const body = { displayName: 'Mara Lindqvist', ...(assigned.length > 0 && { assigneeIds }) };
      return (await createRecord(test.app.engine, server, 'talent', body)).record.id;
    },
    as,
    share: async (ids, terms = {}, name = 'agency') => {
      const answer = await as(name, 'POST', '/media/v1/shares', { keys: ids.map(libraryKeyOf), ...terms });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.data;
    },
    open: async (token, password, address) => {
      const body = { token, ...(password !== undefined && { password }) };
      if (address === undefined) return test.ask({ method: 'POST', path: '/media/v1/shares/open', body });
      const answer = await test.app.inject({
        method: 'POST',
        url: '/media/v1/shares/open',
        payload: body,
        remoteAddress: address,
      });
      const json = answer.json<Json>();
      return {
        status: answer.statusCode,
        text: answer.body,
        headers: answer.headers,
        json,
        data: json.responseData,
      };
    },
    get: (path, headers = {}, method = 'GET') => test.app.inject({ method, url: path, headers }),
    download: (grant, itemId) =>
      test.ask({
        method: 'POST',
        path: '/media/v1/shares/download',
        body: { grant, ...(itemId !== undefined && { itemId }) },
      }),
    close: () => test.close(),
  };
}
