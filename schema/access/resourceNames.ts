import type { Resource } from './resources.ts';

/**
 * English name of each resource: the `displayName` of a row of the permission matrix on the wire (AB 3), and the words
 * of the English catalog.
 */
export const resourceNames: Readonly<Record<Resource, string>> = {
  SCOUT: 'Scouts',
  TALENT: 'Talents',
  PIPELINE: 'Pipeline',
  CONTRACT: 'Contracts',
  EVENT: 'Events',
  PROJECT: 'Projects',
  TASK: 'Tasks',
  FINANCE: 'Finance',
  PARTNER: 'Partners',
  STAFF: 'Staff',
  COMM: 'Comms',
  CMS: 'Community (CMS)',
  DASHBOARD: 'Dashboard',
  CALENDAR: 'Calendar',
  REPORT: 'Reports',
  LIBRARY: 'Library',
  ORGANIZATION: 'Organization',
};
