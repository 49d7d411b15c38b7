import { lazy } from 'react';
import { ProjectIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

const GroupBar = lazy(async () => ({
  default: (await import('../../custom-pages/work/projects/GroupBar.tsx')).GroupBar,
}));

export const projectResource: ResourceView = { icon: ProjectIcon, aboveTab: { tasks: GroupBar } };
