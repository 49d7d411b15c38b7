import { voiceKinds } from '../../../../schema/areas/community/modules.ts';
import type { Engine } from '../../../engine/engine.ts';

/** Publishes new posts and polls at once: they have no review of their own (CM 4). */
export function publishVoices(engine: Engine): void {
  for (const name of voiceKinds) {
    engine.beforeWrite(name, async () => ({ publishDate: engine.clock() }), { of: ['create'] });
  }
}
