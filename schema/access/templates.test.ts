import { describe, expect, it } from 'vitest';
import { builtResources, isResourceBuilt } from './built.ts';
import { levelSets } from './levels.ts';
import { levelsOfRows, matrixRows } from './matrix.ts';
import { isAllowed, resources } from './resources.ts';
import { areSameLevels, levelsOfTemplate, templateNames, templateOf } from './templates.ts';

describe.each(templateNames)('the template %s', (name) => {
  const levels = levelsOfTemplate(name);

  it('says a permitted set for every area', () => {
    expect(Object.keys(levels)).toEqual([...resources]);
    for (const resource of resources) expect(isAllowed(resource, levels[resource] ?? []), resource).toBe(true);
  });
  it('opens something, but not the settings of the agency', () => {
    expect(areSameLevels(levels, {})).toBe(false);
    expect(levels.ORGANIZATION).toBe(levelSets.none);
  });
  it('is known by its levels, also after they went over the wire', () => {
    expect(templateOf(levelsOfRows(matrixRows(levels)))).toBe(name);
    expect(templateOf({ ...levels, ORGANIZATION: levelSets.viewAll })).toBeUndefined();
  });
});

describe('the templates', () => {
  it('are what their names promise', () => {
    const agent = levelsOfTemplate('agent');
    expect(agent).toMatchObject({
      TALENT: levelSets.editAssigned,
      PARTNER: levelSets.viewAll,
      FINANCE: levelSets.none,
    });
    expect(levelsOfTemplate('assistant').TALENT).toBe(levelSets.viewAllEditAssigned);
    expect(levelsOfTemplate('finance').FINANCE).toBe(levelSets.editAll);
    const edits = Object.values(levelsOfTemplate('readOnly')).flat();
    expect(edits.filter((level) => level.startsWith('EDIT'))).toEqual([]);
  });
});

describe('an area', () => {
  it('is there where its right opens a page, an entity or a field', () => {
    expect(isResourceBuilt('TALENT')).toBe(true);
    // The amounts of contracts are seen by it, whether its own pages are there or not.
    expect(isResourceBuilt('FINANCE')).toBe(true);
    expect(builtResources).toEqual(resources.filter(isResourceBuilt));
  });
});
