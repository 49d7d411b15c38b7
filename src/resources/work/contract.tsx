import { ContractIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/resourceView.ts';

export const contractResource: ResourceView = { icon: ContractIcon };
