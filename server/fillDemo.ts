import { fillDemo, type DemoProgress } from '../demo/seed.ts';
import { openPools } from './database/pools.ts';
import type { FillingNews, FillingWork } from './start/demoFilling.ts';
import { openStorage } from './start/storage.ts';

// The process that fills the demo beside a running server (start/demoFilling.ts).

const tell = (news: FillingNews) => process.send?.(news);
const lackingOf = ({ steps }: DemoProgress) => steps.filter(({ isDone }) => !isDone).map(({ name }) => name);

// A step that is cut off is rolled back, and the next start does it.
const endWithServer = () => process.exit(1);
process.once('disconnect', endWithServer);
// The terminal sends Ctrl-C to all its processes; the server ends this one in order.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
process.once('message', (work) => void fill(work as FillingWork));

async function fill({ databaseUrl, config }: FillingWork): Promise<void> {
  const pools = openPools(databaseUrl, { appPassword: config.appPassword });
  try {
    await fillDemo(pools, openStorage(config, { isSynced: false }), {
      clock: Date.now,
      say: (said) => tell({ said }),
      onStep: (progress) => tell({ lacking: lackingOf(progress) }),
    });
    tell({ lacking: [] });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await pools.close();
  process.off('disconnect', endWithServer);
  process.disconnect();
}
