import { describe, expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import { defineEntity } from '../language/define.ts';
import { screensOfEntities } from './entities.ts';

const tour = defineEntity({
  name: 'tourLeg',
  group: 'work',
  title: 'summary',
  access: 'EVENT',
  api: { base: '/client/v1/tour-legs' },
  fields: {
    summary: field.text({ required: true }),
    status: field.status('EVENT', { required: true }),
    talents: field.refsOneOf(['talent', 'scout']),
  },
  list: {
    columns: ['summary', 'status'],
    filters: ['talents'],
    namedFilters: { categoryCodes: { of: 'status' } },
    tabs: 'categoryCodes',
    sort: ['createdAt', 'DESC'],
  },
  under: { as: 'tour', place: 60, by: { talent: 'talents', scout: 'talents' } },
  form: { what: ['summary'] },
});

const below = screensOfEntities([tour], []).filter(({ owner }) => owner !== undefined);

describe('an entity below the pages of its owners', () => {
  it('has a list, its tabs, and pages of records under each owner that it names', () => {
    expect(below.map(({ pattern }) => pattern)).toEqual(
      ['/talent/:id/tour', '/scout/:id/tour'].flatMap((base) => [
        base,
        `${base}/:tab`,
        `${base}/add`,
        `${base}/detail/:recordId/:section`,
        `${base}/detail/:recordId/:section/edit`,
      ]),
    );
  });

  it('shows its list on the page of the owner, and its records on their own', () => {
    const [list, tab, add, detail, edit] = below;
    expect(list).toMatchObject({ built: 'detail', entity: 'talent', record: 'id', section: 'tour', area: 'talent' });
    expect(tab?.tab).toEqual({ parameter: 'tab', filter: 'categoryCodes' });
    expect(add).toMatchObject({ built: 'add', entity: 'tourLeg', back: { to: '/talent/:id/tour' } });
    expect(detail).toMatchObject({ built: 'detail', entity: 'tourLeg', record: 'recordId', edit: false });
    expect(edit).toMatchObject({ edit: true, back: 'upTwo' });
  });

  it('keeps to the screens that are written out for it', () => {
    const [written] = below;
    expect(screensOfEntities([tour], written ? [{ ...written, entity: 'tourLeg' }] : [])).toEqual([]);
  });
});
