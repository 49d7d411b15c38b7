import { levelOptions, type Resource } from '../../../../schema/access/resources.ts';

/** The features as the static display names them, each with the resource that stands for it (AB 2). */
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
export type Feature = keyof typeof features;

/** What can be done with a feature, in the order of the display's columns. */
export const featureRights = ['all', 'view', 'create', 'update', 'delete'] as const;
export type FeatureRight = (typeof featureRights)[number];

/** Is there a level of the feature that allows this? Whoever may edit may create, update and delete. */
export function offersRight(feature: Feature, right: FeatureRight): boolean {
  const options = levelOptions(features[feature]);
  return right === 'view' ? options.includes('VIEW_ALL') : options.includes('EDIT_ALL');
}
