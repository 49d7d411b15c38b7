import type { Media } from '../../../schema/media.ts';
import type { ApiRequest } from '../../../src/dataProvider/apiRequest.ts';
import type { LibraryFolder, LibraryItem } from '../../../src/widgets/library/libraryPlace.ts';
import { refusal } from './renderView.tsx';
import { mediaWith } from './fakeTransport.ts';

const base = '/media/v1/library';
export const rootKey = 'library/0190a0a0-0000-7000-8000-000000000000';

/** An item of the fake library; a folder unless it is given a file. */
export function libraryItemWith(id: number, name: string, more: Partial<LibraryItem> = {}): LibraryItem {
  const uuid = `0190a0a0-0000-7000-8000-${String(id).padStart(12, '0')}`;
  return {
    id: uuid,
    key: `library/${uuid}`,
    name,
    type: more.media ? 2 : 1,
    parentKey: rootKey,
    system: false,
    upload: true,
    extraData: '/',
    isSensitive: false,
    isShared: false,
    bytes: more.media?.size ?? null,
    media: null,
    version: 1,
    createdAt: Date.parse('2026-11-20T01:00:00Z'),
    updatedAt: Date.parse('2026-11-20T01:00:00Z'),
    ...more,
  };
}

/** A file that is there, by its number and name. */
export function fileWith(id: number, filename: string, more: Partial<Media> = {}): Media {
  const own = `0190a0a0-0000-7000-8000-${String(1_000 + id).padStart(12, '0')}`;
  const url = `/media/v1/file/${own}/origin`;
  return mediaWith({ id: own, filename, size: 12_000, url, cdnOrigin: url, isProcessing: false, ...more });
}

const folderOf = ({ key, name, parentKey, system, upload }: LibraryItem): LibraryFolder => ({
  key,
  name,
  parentKey,
  system,
  upload,
});

/** A library in place of the server: answers the calls of one tree, and notes those that change something. */
export function fakeLibrary(items: readonly LibraryItem[]) {
  let all = [...items];
  const root: LibraryFolder = { key: rootKey, name: '', parentKey: null, system: true, upload: true };
  const changes: string[] = [];
  const lists: unknown[] = [];
  let refused: { readonly path: string; readonly key: string } | null = null;
  const byKey = (key: string) => all.find((item) => item.key === key);
  const at = (names: readonly string[]): LibraryFolder[] => {
    const crumbs: LibraryFolder[] = [];
    for (const name of names) {
      const parentKey = crumbs.at(-1)?.key ?? rootKey;
      const found = all.find((item) => item.name === name && item.parentKey === parentKey);
      if (!found) throw Object.assign(refusal({ status: 404, key: 'notFound' }), { status: 404 });
      crumbs.push(folderOf(found));
    }
    return crumbs;
  };

  const answers: Readonly<Record<string, (request: ApiRequest, body: never) => unknown>> = {
    [`GET ${base}/folder-tree`]: () => [root, ...all.filter(({ type }) => type === 1).map(folderOf)],
    [`POST ${base}/list`]: (
      _request,
      body: { path?: string[]; parentKey?: string; types?: number[]; keyword?: string },
    ) => {
      lists.push(body);
      const crumbs = at(body.path ?? []);
      const folder = crumbs.at(-1) ?? [root, ...all.map(folderOf)].find(({ key }) => key === body.parentKey) ?? root;
      const codes = body.types ?? [];
      const data = all.filter(
        ({ parentKey, name, media, type }) =>
          (body.keyword ? name.toLowerCase().includes(body.keyword) : parentKey === folder.key) &&
          (codes.length === 0 || type === 1 || codes.includes(media?.typeOfMedia ?? 0)),
      );
      return { data, total: data.length, loadMore: false, nextPageIndex: null, folder, crumbs };
    },
    [`POST ${base}`]: (_request, body: { name: string; parentKey: string }) => {
      const made = libraryItemWith(500 + all.length, body.name, { parentKey: body.parentKey });
      all.push(made);
      return made;
    },
    [`PUT ${base}`]: (_request, body: { key: string; name: string }) => {
      all = all.map((item) => (item.key === body.key ? { ...item, name: body.name, version: item.version + 1 } : item));
      return byKey(body.key);
    },
    [`POST ${base}/object`]: ({ query }, body: { mediaId: string; name?: string }[]) =>
      body.map(({ mediaId, name = 'file' }) => {
        const media = mediaWith({ id: mediaId, isProcessing: false });
        const filed = libraryItemWith(700 + all.length, name, { parentKey: String(query?.['parentKey']), media });
        all.push(filed);
        return filed;
      }),
    [`PUT ${base}/move`]: (_request, body: { keys: string[]; parentKey: string; onClash?: string }) => {
      const { keys, parentKey, onClash } = body;
      const there = new Set(all.flatMap((item) => (item.parentKey === parentKey ? item.name : [])));
      const nameOf = (name: string) =>
        onClash === 'keepBoth' && there.has(name) ? name.replace(/(\.[^.]+)?$/, ' (2)$1') : name;
      all = all.map((item) =>
        keys.includes(item.key) ? { ...item, parentKey, name: nameOf(item.name), version: item.version + 1 } : item,
      );
      return { moved: keys.map((key) => ({ key, version: byKey(key)?.version })), skipped: [] };
    },
    [`POST ${base}/remove`]: (_request, body: { keys: string[] }) => {
      all = all.filter(({ key }) => !body.keys.includes(key));
      return body.keys.map((key) => ({ key, version: 2 }));
    },
    [`POST ${base}/restore`]: (_request, body: { keys: string[] }) => {
      all.push(...items.filter(({ key }) => body.keys.includes(key)));
      return body.keys.map((key) => ({ key, version: 3 }));
    },
    [`PUT ${base}/sensitive`]: (_request, body: { key: string; isSensitive: boolean }) => {
      all = all.map((item) => (item.key === body.key ? { ...item, isSensitive: body.isSensitive } : item));
      return byKey(body.key);
    },
    [`POST ${base}/zip`]: () => ({ url: `#zip`, files: 1, bytes: 1 }),
    [`GET ${base}/readers`]: () => ({ data: [], loadMore: false, nextPageIndex: null }),
    [`GET ${base}/space`]: () => ({
      used: 3_400_000,
      quota: 10_000_000,
      byType: [{ type: 1, files: 12, bytes: 3_400_000 }],
      byUse: [],
      largest: all.filter(({ type }) => type === 2),
    }),
  };

  return {
    /** The calls that change something, in order: `PUT /move` with their bodies. */
    changes,
    /** Bodies of the lists that were asked for. */
    lists,
    /** Refuses the next call of a path (below the library) by a key of the messages. */
    refuse: (path: string, key: string) => {
      refused = { path, key };
    },
    call: async <Answer>(request: ApiRequest): Promise<Answer> => {
      const { method, path, body } = request;
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new Error(`the fake library does not know ${method} ${path}`);
      if (method !== 'GET' && !path.endsWith('/list'))
        changes.push(`${method} ${path.slice(base.length)} ${JSON.stringify(body)}`);
      if (refused && path === base + refused.path) {
        const { key } = refused;
        refused = null;
        throw refusal({ key, message: key });
      }
      return answer(request, body as never) as Answer;
    },
  };
}
