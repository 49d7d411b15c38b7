import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';
import { bodyOf } from '../support/values.ts';

let t: TestApp;
let house: House;
beforeAll(async () => {
  const a = performance.now();
  t = await openTestApp();
  const b = performance.now();
  house = await openHouse(t);
  console.log('app', b - a, 'house', performance.now() - b);
});
afterAll(() => t.close());
test('x', async () => {
  for (const p of house.principals.values()) {
    const answer = await t.ask({ method: 'GET', path: '/user/v1/auth/current-permission', token: p.token });
    expect(answer.status).toBe(p.token ? 200 : 401);
  }
  const token = house.of('agency').token;
  const r = await t.pools.owner.query('select id, kind from record where agency_id=$1', [house.agencyId]);
  const types = await t.pools.owner.query(
    'select id, type from statuses where agency_id=$1 union all select id, type from catalogues where agency_id=$1',
    [house.agencyId],
  );
  const find = (kinds: readonly string[], type?: string) =>
    (type
      ? types.rows.filter((x) => x.type === type && r.rows.some((y) => y.id === x.id && kinds.includes(y.kind)))
      : r.rows.filter((x) => kinds.includes(x.kind))
    ).map((x) => x.id as string);
  for (const name of [
    'venue',
    'talent',
    'partner',
    'scout',
    'errand',
    'errand',
    'step',
    'gig',
    'rehearsal',
    'memo',
    'reply',
    'note',
    'savedFilter',
  ]) {
    const entity = t.registry.get(name);
    const route = entity.routes.find((x) => x.operation === 'create');
    const body = bodyOf(entity, 3 + r.rows.length, find);
    const answer = await t.ask({ method: 'POST', path: route!.path, token, body });
    console.log(name, JSON.stringify(body), answer.status, answer.text);
    if (answer.data?.id) r.rows.push({ id: answer.data.id, kind: name });
  }
});
