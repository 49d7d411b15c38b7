import { test } from 'vitest';
import { expectNothingLost } from '../support/killedWrites.ts';

const kills = 20;

test(`a server killed ${kills} times in the middle of writes loses nothing that it acknowledged`, async () => {
  await expectNothingLost(kills);
}, 480_000);
