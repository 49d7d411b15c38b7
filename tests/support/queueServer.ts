import { pino } from 'pino';
import { openPools } from '../../server/database/pools.ts';
import { startQueue } from '../../server/jobs/queue.ts';

// A server that does nothing but one sweep, which never ends. Its arguments: the address of the database's owner.
const queue = await startQueue(
  openPools(process.argv[2] ?? ''),
  pino({ level: 'silent' }),
  new Map([
    [
      'probe',
      {
        cron: '0 0 1 1 *',
        run: () => {
          console.log('under way');
          return new Promise<number>(() => undefined);
        },
      },
    ],
  ]),
  { pollingInterval: 0.5 },
);
await queue.send('probe');
