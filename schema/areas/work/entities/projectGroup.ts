import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';

/** A part of a project under which tasks stand: a phase, a place, a deliverable (AB 7, project groups). */
export const projectGroup = defineEntity({
  name: 'projectGroup',
  group: 'none',
  title: 'displayName',
  access: { owner: 'project' },
  api: { base: '/client/v1/project-groups' },
  fields: {
    displayName: field.text({ required: true, max: 200, unique: { within: ['project'], message: 'notUnique' } }),
    project: field.ref('project', { required: true, isFixed: true, onDelete: 'cascade' }),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'project', 'position'],
    filters: ['project', 'displayName'],
    sortable: ['position', 'displayName', 'createdAt'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], isForReaders: true },
  form: { group: ['displayName', 'project', 'position'] },
});

export type ProjectGroup = RecordOf<typeof projectGroup>;
