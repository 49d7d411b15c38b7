import { PipelineIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const opportunityResource: ResourceView = { icon: PipelineIcon };
