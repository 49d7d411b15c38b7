import { ExpenseIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const expenseResource: ResourceView = { icon: ExpenseIcon };
