import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openShareStage, tokenOf, type ShareStage } from '../support/shareStage.ts';

/** Notifications of what people outside do with shares. */
let stage: ShareStage;
beforeAll(async () => {
  stage = await openShareStage(['agency', 'editAll']);
});
afterAll(() => stage.close());

const listOf = async (who: 'agency' | 'editAll') =>
  (await stage.as(who, 'POST', '/client/v1/notifications/list', {})).data.data as readonly Json[];

it('tell the maker of a share that it was opened, once for what happens within ten minutes', async () => {
  const id = await stage.picture('Portrait.png');
  const share = await stage.share([id], {}, 'editAll');
  await stage.open('unknown');
  expect(await listOf('editAll')).toEqual([]);
  await stage.open(tokenOf(share));
  await stage.open(tokenOf(share));
  const [row, ...others] = await listOf('editAll');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ record: { id, displayName: 'Portrait.png' } });
  expect(row?.events).toMatchObject([{ kind: 'SHARE_OPENED', by: null }, { kind: 'SHARE_OPENED' }]);
  expect(await listOf('agency')).toEqual([]);
});
