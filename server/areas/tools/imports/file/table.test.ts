import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { importFileLimit } from '../../../../../schema/rules/limits.ts';
import { rowsOfFile } from './table.ts';
import { TableError } from './tableRow.ts';

const chunk = 65_536;

/** Reads a file that repeats a text: how many rows there are, why it is refused, and how much of it was read for that. */
async function read(text: string, bytes: number) {
  const whole = Buffer.from(text.repeat(chunk));
  let taken = 0;
  const open = async () => {
    taken = 0;
    async function* chunks() {
      for (; taken < bytes; taken += chunk) yield whole.subarray(0, chunk);
    }
    return Readable.from(chunks(), { objectMode: false });
  };
  let rows = 0;
  try {
    for await (const _row of rowsOfFile(open)) rows += 1;
    return { rows, refusal: null, taken };
  } catch (error) {
    return { rows, refusal: error instanceof TableError ? error.refusal.key : error, taken };
  }
}

it.each([
  ['empty rows', '\n', 'importTooManyRows'],
  ['empty rows of an old Mac', '\r', 'importTooManyRows'],
  ['empty cells', '\t', 'importRowTooLong'],
  ['empty cells between quotes', '"",', 'importRowTooLong'],
  ['short cells', 'a,', 'importRowTooLong'],
])('gives up a file of nothing but %s, without reading all of it', async (_what, text, refusal) => {
  const answer = await read(text, importFileLimit);
  expect(answer.refusal).toBe(refusal);
  expect(answer.taken).toBeLessThan(2_000_000);
});

it('lets others have their turn while it reads', async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const { refusal } = await read('Ada,Lovelace,London,a rather long note of what she did there\n', 1_000_000);
  isOver = true;
  expect(refusal).toBeNull();
  expect(turns).toBeGreaterThan(200);
});

it('takes a text out of the formula that keeps its zeros', async () => {
  const rows = [];
  const file = async () => Readable.from([Buffer.from('Name,Phone\nAda,="0412 345 678"\nBao,"=""0498"""\n')]);
  for await (const { cells } of rowsOfFile(file)) rows.push(cells);
  expect(rows.slice(1)).toEqual([
    ['Ada', '0412 345 678'],
    ['Bao', '0498'],
  ]);
});
