import { expect, it } from 'vitest';
import { registry } from '../schema/index.ts';
import { loadEntity } from './loadEntity.ts';

it('loads the declaration of every entity from its area', async () => {
  for (const entity of registry.all) expect(await loadEntity(entity.name)).toBe(entity);
});

it('refuses a name that no entity has', async () => {
  await expect(loadEntity('nobody')).rejects.toThrow("no entity is called 'nobody'");
});
