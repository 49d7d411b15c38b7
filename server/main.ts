import { enter } from './entrance.ts';

const entrance = await enter();
// The application takes longer to load than the database to open, so both happen at once.
await entrance.launched;
const { run } = await import('./run.ts');
await run(entrance);
