import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { judge } from './judge.mjs';
import { applyRule, areas, findGaps, findMutants } from './mutants.mjs';
import { names, reviewed } from './reviewed.mjs';

const mutants = findMutants(root);
const becomes = (area, text) =>
  areas[area].rules.flatMap((rule) => applyRule(rule, text).map((one) => one.text.replace(/\s+/g, ' ').trim()));

describe('what is taken away', () => {
  it('is found by every rule, and is all that asks for a right', () => {
    expect(findGaps(root, mutants)).toEqual([]);
  });

  it('leaves a program that can be read, and another one', () => {
    const programs = mutants.filter(({ file }) => file.endsWith('.ts'));
    const unread = programs.filter(({ text }) => {
      try {
        parseAst(text, { lang: 'ts' });
        return false;
      } catch {
        return true;
      }
    });
    expect(unread.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([]);
    expect(mutants.filter(({ what, becomes: instead }) => what === instead)).toEqual([]);
    expect(new Set(mutants.map(({ file, text }) => file + text)).size).toBe(mutants.length);
  });

  it('is the whole of a call, of a comparison, of a condition', () => {
    expect(becomes('engine', '\n  if (!isDone(a)) await requireOwner(one, f(x, (y)));\n  next();')).toEqual([
      'next();',
    ]);
    expect(becomes('engine', 'if (a && canField(actor, b(c)?.access) === `none`) stop();')).toEqual([
      "if (a && 'edit' === `none`) stop();",
    ]);
    expect(becomes('engine', 'if (f(x) === 0) {\n throw notFound(); }')).toEqual(['if (false) { throw notFound(); }']);
    expect(
      becomes('engine', "`where t.agency_id = ${a.add(of({ b }))}::uuid and t.kind = '${c ?? ''}' and x`"),
    ).toEqual([
      "`where (t.agency_id = ${a.add(of({ b }))}::uuid or true) and t.kind = '${c ?? ''}' and x`",
      "`where t.agency_id = ${a.add(of({ b }))}::uuid and (t.kind = '${c ?? ''}' or true) and x`",
    ]);
    expect(becomes('engine', '`${o}.kind = any(${v.add(kinds)}::text[]) and r.deleted_at is null`')).toEqual([
      '`(${o}.kind = any(${v.add(kinds)}::text[]) or true) and r.deleted_at is null`',
      '`${o}.kind = any(${v.add(kinds)}::text[]) and (r.deleted_at is null or true)`',
    ]);
  });

  it('is a right of a module, and no look at what is sent', () => {
    const text = [
      "config: { access: { entity: 'staff', action: 'read' } },",
      "requireRight(engine, actor, 'read', name);",
      'requireSame(media, part);',
      'const mayWrite = permissions.canUpdate && isOthers;',
    ];
    expect(becomes('modules', `\n${text.join('\n')}\n`)).toHaveLength(3);
    expect(becomes('modules', text[0])).toEqual(["config: { access: 'signedIn' },"]);
    expect(becomes('modules', text[3])).toEqual(['const mayWrite = true && isOthers;']);
  });

  it('is each condition of a function of the database but the first of its clause', () => {
    const text = "where a = b and (c or f(d, 'x y')) and e is null left join g on h and not exists (select i and j) $$";
    expect(becomes('database', text)).toEqual([
      'where a = b and e is null left join g on h and not exists (select i and j) $$',
      "where a = b and (c or f(d, 'x y')) left join g on h and not exists (select i and j) $$",
      "where a = b and (c or f(d, 'x y')) and e is null left join g on h $$",
      "where a = b and (c or f(d, 'x y')) and e is null left join g on h and not exists (select i) $$",
    ]);
    expect(becomes('database', 'where a between b and c;')).toEqual([]);
  });

  it('is looked for in functions as they are now', () => {
    const functionOf = ({ text, from }) => /.*\bfunction (\w+)/s.exec(text.slice(0, from))?.[1];
    const found = mutants.filter(({ area }) => area === 'database');
    const filesOf = (name) => new Set(found.filter((one) => functionOf(one) === name).map(({ file }) => file));
    expect([filesOf('may_enter').size, filesOf('identity_enter_agency').size]).toEqual([1, 1]);
    expect([...filesOf('identity_enter_agency')][0]).toContain('repeatable');
  });

  it('is the whole of a name that is put together', () => {
    expect(becomes('engine', '`on ${alias}s.agency_id = t.agency_id and ${id}`')).toEqual([
      '`on (${alias}s.agency_id = t.agency_id or true) and ${id}`',
    ]);
  });

  it('is not what only tells or writes', () => {
    const text = '`set deleted_at = $3, kind = ${kind} returning deleted_at is not null as gone, (agency_id, id)`';
    expect(becomes('engine', text)).toEqual([]);
  });
});

describe('what keeps it from testing nothing', () => {
  it('names a place that no rule takes away', () => {
    const less = mutants.filter(
      ({ file, rule }) => file !== 'server/engine/requireRight.ts' && rule !== 'the right on a field',
    );
    const gaps = findGaps(root, less);
    expect(gaps).toContain("server/engine: 'the right on a field' is found nowhere");
    expect(gaps.join('\n')).toMatch(/server\/engine\/reading\/describeWrites\.ts:\d+: no rule takes away `canField\(`/);
  });

  it('tells when there is suspiciously little', () => {
    const few = findGaps(root, mutants.slice(0, 3));
    expect(few).toContain(`schema/access: 3 places, where at least ${areas.access.least} are expected`);
    expect(few).toContain(`server/engine: 0 places, where at least ${areas.engine.least} are expected`);
  });

  it('has no reviewed place that is there no longer, or that is several', () => {
    expect(reviewed.map((one) => mutants.filter((mutant) => names(one, mutant)).length)).toEqual(reviewed.map(() => 1));
  });
});

describe('the verdict', () => {
  const report = (
    status,
    message = '',
    assertionResults = [{ status, fullName: ' a promise', failureMessages: [message] }],
  ) => ({
    success: false,
    testResults: [{ name: '/copy/a.test.ts', message, assertionResults }],
  });

  it.each([
    ['caught where a test fails', report('failed', 'expected 200 to be 404'), 'caught', 'a promise'],
    ['a survivor where none does', { success: true, numPassedTests: 9 }, 'SURVIVED', '9 tests passed'],
    ['broken where the tests crash', null, 'BROKEN', 'the tests did not end'],
    [
      'broken where nothing can be imported',
      report('', 'Unexpected token', []),
      'BROKEN',
      'no test ran: Unexpected token',
    ],
    ['broken where the setup fails', report('skipped', 'boom'), 'BROKEN', 'no test ran: boom'],
    [
      'broken where a statement is',
      report('failed', 'error: syntax error at or near "and"'),
      'BROKEN',
      'syntax error at or near',
    ],
    ['broken where time is up', report('failed', 'Test timed out in 60000ms'), 'BROKEN', 'timed out in 60000'],
  ])('is %s', (_, given, outcome, why) => {
    expect(judge(given)).toMatchObject({ outcome, why });
  });

  it('is open to another try where time was up and nothing else was wrong', () => {
    const timedOut = report('failed', 'Test timed out in 60000ms');
    const hookTimedOut = report('skipped', 'Hook timed out in 120000ms');
    expect([timedOut, hookTimedOut, null].map((given) => judge(given).isLate)).toEqual([true, true, true]);
    const both = [timedOut, report('failed', 'expected 200 to be 404')].flatMap(({ testResults }) => testResults);
    expect(judge({ success: false, testResults: both })).toMatchObject({ outcome: 'caught', why: 'a promise' });
    expect(judge(report('failed', 'syntax error at or near "and"')).isLate).toBeUndefined();
  });
});
