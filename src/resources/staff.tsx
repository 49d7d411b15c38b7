import { StaffIcon } from '../theme/icons/areas.tsx';
import type { ResourceView } from '../views/resourceView.ts';

export const staffResource: ResourceView = { icon: StaffIcon };
