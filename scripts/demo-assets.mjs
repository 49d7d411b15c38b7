// node scripts/demo-assets.mjs: draws the pictures and videos of the demo into demo/assets/drawn.pack. Run it after a change
// of demo/drawing or of the people of the demo; what is drawn the same as before is kept.
import { tsImport } from 'tsx/esm/api';

const { makeAssets } = await tsImport('../demo/drawing/makeAssets.ts', import.meta.url);
await makeAssets((line) => console.log(line));
// The program that examines pictures runs on.
process.exit(0);
