import { EventIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const eventResource: ResourceView = { icon: EventIcon };
