import { lazy } from 'react';
import { ProjectIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

const GroupBar = lazy(async () => ({
  default: (await import('../../custom-pages/work/projects/GroupBar.tsx')).GroupBar,
}));

export const projectResource: ResourceView = { icon: ProjectIcon, aboveTab: { tasks: GroupBar } };
