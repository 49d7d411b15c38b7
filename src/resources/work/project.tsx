import { ProjectIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const projectResource: ResourceView = { icon: ProjectIcon };
