import { pathTo, screens } from '../routes.ts';
import type { Area, EntityArea } from './screen.ts';

/** The address that each area's menu entry leads to. */
export const areaHomes: Readonly<Record<Area, string>> = {
  dashboard: pathTo('dashboard.management'),
  calendar: pathTo('calendar.agency'),
  tasks: pathTo('tasks.list'),
  talent: pathTo('talent.list'),
  scout: pathTo('scout.list'),
  partner: pathTo('partner.list'),
  staff: pathTo('staff.list'),
  pipeline: pathTo('pipeline.list'),
  event: pathTo('event.list'),
  project: pathTo('project.list'),
  contracts: pathTo('contracts.list'),
  finance: pathTo('finance.dashboard'),
  comms: pathTo('comms.log', { section: 'calls' }),
  library: pathTo('library.home'),
  reports: pathTo('reports.report', { section: 'talent' }),
  tools: pathTo('tools.home'),
  settings: pathTo('settings.general'),
  cms: pathTo('cms.home'),
  favorites: pathTo('favorites.list'),
  auth: pathTo('auth.login'),
};

/** Where an area starts, that of an entity at its list. */
export function homeOfArea(area: Area | EntityArea): string {
  if (Object.hasOwn(areaHomes, area)) return areaHomes[area as Area];
  return screens.find((screen) => screen.area === area && screen.built === 'list')?.pattern ?? '/';
}
