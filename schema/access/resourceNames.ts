import type { Resource } from './resources.ts';

/**
 * What each resource is called in English: the `displayName` of a row of the permission matrix on the wire (AB 3), and
 * the English catalog's own words.
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
