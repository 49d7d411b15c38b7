import type { Area } from '../../../schema/routes/screen.ts';
import { resourceViews } from '../../resources/index.ts';
import * as icons from '../../theme/icons/areas.tsx';
import type { Icon } from '../../theme/icons/drawn.tsx';
import type { MenuItem } from './plan.ts';

const areaIcons: Readonly<Record<Area, Icon>> = {
  dashboard: icons.DashboardIcon,
  calendar: icons.CalendarIcon,
  tasks: icons.TasksIcon,
  talent: icons.TalentIcon,
  scout: icons.ScoutIcon,
  partner: icons.PartnerIcon,
  staff: icons.StaffIcon,
  pipeline: icons.PipelineIcon,
  event: icons.EventIcon,
  project: icons.ProjectIcon,
  contracts: icons.ContractIcon,
  finance: icons.FinanceIcon,
  comms: icons.CommsIcon,
  library: icons.LibraryIcon,
  reports: icons.ReportsIcon,
  tools: icons.ToolsIcon,
  settings: icons.SettingsIcon,
  cms: icons.CommunityIcon,
  favorites: icons.FavoritesIcon,
  auth: icons.TalentIcon,
};

const viewIcons: Readonly<Record<string, { readonly icon: Icon } | undefined>> = resourceViews;

/** The icon of an entity by its view, else that of its area. */
export function iconOf({ area, entity }: Pick<MenuItem, 'area' | 'entity'>): Icon {
  return (entity === undefined ? undefined : viewIcons[entity]?.icon) ?? areaIcons[area];
}

/** The icon of an area of the product. */
export function iconOfArea(area: Area): Icon {
  return areaIcons[area];
}
