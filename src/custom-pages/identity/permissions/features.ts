import { levelOptions, type Resource } from '../../../../schema/access/resources.ts';

/** Features as the overview names them, each with the resource that represents it (AB 2). */
export const features = {
  dashboard: 'DASHBOARD',
  talent: 'TALENT',
  staff: 'STAFF',
  partner: 'PARTNER',
  pipeline: 'PIPELINE',
  tasks: 'TASK',
  finance: 'FINANCE',
  comms: 'COMM',
  cms: 'CMS',
  documents: 'LIBRARY',
  reports: 'REPORT',
} as const satisfies Readonly<Record<string, Resource>>;

/** Name of a feature. */
export type Feature = keyof typeof features;

/** Rights on a feature, in the order of the overview's columns. */
export const featureRights = ['all', 'view', 'create', 'update', 'delete'] as const;
export type FeatureRight = (typeof featureRights)[number];

/** Returns true if a level of the feature permits this. The right to edit includes creating, updating and deleting. */
export function offersRight(feature: Feature, right: FeatureRight): boolean {
  const options = levelOptions(features[feature]);
  return right === 'view' ? options.includes('VIEW_ALL') : options.includes('EDIT_ALL');
}
