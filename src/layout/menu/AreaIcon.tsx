import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import type { Area, EntityArea } from '../../../schema/routes/screen.ts';
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

type Shown = Pick<MenuItem, 'area' | 'entity'>;

/** The icon of an area of the product; an entity that is an area of its own has that of its view. */
export function iconOfArea(area: Area | EntityArea): Icon {
  if (area === 'entity:agencies') return icons.PartnerIcon;
  return Object.hasOwn(areaIcons, area) ? areaIcons[area as Area] : icons.LibraryIcon;
}

/** The icon of an entity by its view, else that of its area. */
export function AreaIcon({ of: { area, entity }, ...props }: SvgIconProps & { readonly of: Shown }) {
  const view = entity === undefined ? undefined : viewIcons[entity];
  return createElement(view?.icon ?? iconOfArea(area), props);
}
