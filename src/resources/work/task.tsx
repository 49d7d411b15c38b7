import { TasksIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const taskResource: ResourceView = { icon: TasksIcon };
