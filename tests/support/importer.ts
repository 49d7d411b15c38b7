import type { Answer, Json, TestApp } from './app.ts';
import { fileOf, uploaderOf } from './uploader.ts';

/** Column mapping for a test's file. */
export interface Chosen {
  /** The field of each column, in order; null leaves a column out. */
  readonly columns: readonly (string | null)[];
  readonly key?: string | null;
  readonly existing?: 'skip' | 'update';
  /** The words of a choice, by its field. */
  readonly words?: Readonly<Record<string, Record<string, string | number>>>;
  readonly acceptClash?: boolean;
}

/** Imports people from files. The server's own work runs when a test calls it. */
export function importerOf(test: TestApp, agencyId: string, token: string | null) {
  const base = '/client/v1/imports';
  const ask = (method: string, path: string, body?: object): Promise<Answer> =>
    test.ask({ method, path: `${base}${path}`, token, ...(body && { body }) });
  const work = async (): Promise<void> => {
    while ((await test.app.imports.work(agencyId)) > 0) continue;
  };
  const one = async (id: string): Promise<Json> => (await ask('GET', `/${id}`)).data;
  const begin = async (kind: string, content: string | Buffer, name = 'people.csv'): Promise<Answer> => {
    const mediaId = await uploaderOf(test, token).send(fileOf(content, { name, partSize: 5_000_000 }));
    return ask('POST', '', { kind, mediaId });
  };
  const choose = async (id: string, chosen: Chosen): Promise<Answer> => {
    const { columns, key = null, existing = 'skip', words = {}, ...more } = chosen;
    const filled = columns.flatMap((field, column) =>
      field === null ? [] : [{ column, field, ...(words[field] && { words: words[field] }) }],
    );
    const { version } = await one(id);
    return ask('PUT', `/${id}/mapping`, { version, mapping: { columns: filled, key, existing, ...more } });
  };
  const step = async (id: string, name: 'start' | 'cancel' | 'undo'): Promise<Answer> =>
    ask('POST', `/${id}/${name}`, { version: (await one(id)).version });
  /** Reads and checks a file. */
  const checked = async (kind: string, content: string | Buffer, chosen: Chosen): Promise<Json> => {
    const { id } = (await begin(kind, content)).data;
    await work();
    const answer = await choose(id, chosen);
    if (answer.status !== 200) throw new Error(answer.text);
    await work();
    return one(id);
  };
  return {
    ask,
    work,
    one,
    begin,
    choose,
    step,
    checked,
    /** The same, and writes it. */
    whole: async (kind: string, content: string | Buffer, chosen: Chosen): Promise<Json> => {
      const { id } = await checked(kind, content, chosen);
      await step(id, 'start');
      await work();
      return one(id);
    },
    /** Returns the errors as `row field key`. */
    faults: async (id: string, of: 'import' | 'undo' = 'import'): Promise<readonly string[]> => {
      const { data } = await ask('POST', `/${id}/rows`, { of, pageSize: 100 });
      return data.data.flatMap(({ row, faults }: Json) =>
        faults.map(({ field, key }: Json) => [row, field, key].filter((part) => part !== null).join(' ')),
      );
    },
  };
}

/** Rows as CSV. */
export function csv(...rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}
