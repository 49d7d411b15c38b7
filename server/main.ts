import { enter } from './entrance.ts';

const entrance = await enter();
await entrance.launched;
const { run } = await entrance.loadApplication();
await run(entrance);
