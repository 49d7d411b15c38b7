import { describe, expect, it } from 'vitest';
import type { Actor } from './access/access.ts';
import { actions } from './access/access.ts';
import { resources } from './access/resources.ts';
import { scopeOf } from './access/scope.ts';
import { areas } from '../generated/areas.ts';
import { registry } from './index.ts';
import { galleryFields, isDialog } from './language/tabs.ts';
import { accessLookup, findOutline, outlineOf, outlines } from './outlines.ts';
import { screensOfEntities } from './routes/entities.ts';
import type { Screen } from './routes/screen.ts';
import { screens } from './routes.ts';

const written: readonly Screen[] = areas.flatMap((area): readonly Screen[] => area.screens);

const member = (levels: Actor['levels']): Actor => ({
  accountId: 'account',
  agencyId: 'agency',
  staffId: 'staff',
  role: 'staff',
  levels,
  timeZone: 'UTC',
  sessionId: null,
});

describe('the outlines of the entities', () => {
  it('stand in the order of the entities, and say the same of each', () => {
    expect(outlines.map(({ name }) => name)).toEqual(registry.all.map(({ name }) => name));
    for (const entity of registry.all) {
      const { name, root, group, title, plural, access, face, under, addAnywhere } = entity;
      expect(outlineOf(name)).toMatchObject({ name, root, group, title, plural, access });
      expect(findOutline(name)).toEqual(
        expect.objectContaining(JSON.parse(JSON.stringify({ face, under, addAnywhere }))),
      );
      expect(isDialog(outlineOf(name))).toBe(isDialog(entity));
      expect(outlineOf(name).isImported).toBe(entity.import !== undefined);
    }
  });

  it('decide on rights as the declarations do', () => {
    const actors = [
      member({}),
      ...resources.flatMap((one) => [member({ [one]: ['VIEW_ASSIGN'] }), member({ [one]: ['EDIT_ALL'] })]),
    ];
    for (const { name } of registry.all)
      for (const action of actions)
        for (const actor of actors)
          expect(scopeOf(actor, action, name, accessLookup)).toEqual(scopeOf(actor, action, name, registry));
  });

  it('have the addresses of the declarations', () => {
    expect(screens).toEqual([...written, ...screensOfEntities(registry.all, written)]);
    for (const { entity = '', of } of screens) {
      if (of) expect(accessLookup.targetsOf(entity, of.field)).toEqual(registry.targetsOf(entity, of.field));
    }
  });

  it('name what only the forms of other variants ask for', () => {
    for (const entity of registry.all) {
      const fieldsOf = (one: typeof entity) => [...Object.values(one.form).flat(), ...galleryFields(one)];
      const own = fieldsOf(entity);
      const others = registry.variantsOf(entity.root).flatMap(fieldsOf);
      expect(new Set([...own, ...outlineOf(entity.name).elsewhere])).toEqual(new Set([...own, ...others]));
    }
  });

  it('know no entity that there is not', () => {
    expect(findOutline('nobody')).toBeUndefined();
    expect(() => outlineOf('nobody')).toThrow("no entity is called 'nobody'");
    expect(() => accessLookup.targetsOf('talent', 'nothing')).toThrow("where 'nothing' points");
  });
});
