import { lazy } from 'react';
import { TasksIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

const ApplyDialog = lazy(async () => ({
  default: (await import('../../custom-pages/tasks/templates/ApplyDialog.tsx')).ApplyDialog,
}));

export const taskResource: ResourceView = {
  icon: TasksIcon,
  listTools: [{ label: 'app.views.list.fromTemplate', action: 'create', Dialog: ApplyDialog }],
};
