import { Session } from 'node:inspector';
import vm from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { anchorsOf, isReached } from './reach.mjs';

const source = `
interface Row { readonly id: string }
function look(row: Row, isDone: boolean): string {
  if (isDone) {
    refuse(row);
    return 'none';
  }
  return \`select 1
    where a = 1 and b = 2 and c = \${isDone ? row.id : '0'} and d = 3\`;
}
function neverCalled(row: Row) {
  return \`select e = 4 and f = \${row.id}\`;
}
look({ id: '1' }, false);
`;

let anchors;
let ranges;

/** Runs the source as Vitest does, under V8's eyes. */
beforeAll(async () => {
  const { code, map } = await transformWithOxc(source, 'look.ts');
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  const inlined = `//# sourceMappingURL=data:application/json;charset=utf-8;base64,${encoded}`;
  const running = `'use strict';async (exports,require)=>{{${code}\n${inlined}\n}}`;
  anchors = anchorsOf(running, source);
  const session = new Session();
  session.connect();
  const ask = (method, parameters) => {
    let answer;
    session.post(method, parameters, (_, result) => (answer = result));
    return answer;
  };
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await vm.runInThisContext(running, { filename: '/look.ts' })();
  const { functions } = ask('Profiler.takePreciseCoverage').result.find(({ url }) => url.endsWith('/look.ts'));
  session.disconnect();
  ranges = functions.flatMap((one) =>
    one.ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count]),
  );
});

it.each([
  ['a call in a block that did not run', '\n    refuse(row);', false],
  ['a value in it', "'none'", false],
  ['the condition before it', '(isDone)', true],
  ['the middle of a text that was made', 'b = 2', true],
  ['the part of a text behind a branch that did not run', 'd = 3', true],
  ['a part with a branch', "c = ${isDone ? row.id : '0'}", true],
  ['the value of a branch that did not run', 'row.id : ', false],
  ['a text in a function that nobody called', 'e = 4', false],
  ['a value in it', 'f = ${row.id}', false],
])('tells of %s whether it ran', (_, what, expected) => {
  const from = source.indexOf(what);
  expect(isReached(anchors, ranges, { what, from, to: from + what.length })).toBe(expected);
});

it('refuses a module that brings no map', () => {
  expect(() => anchorsOf('const a = 1;', source)).toThrow('source map');
});
