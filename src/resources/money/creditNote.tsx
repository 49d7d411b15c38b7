import { sendCreditAction } from '../../custom-pages/money/sending/sendCreditAction.tsx';
import { CreditNoteIcon } from '../../theme/icons/areas.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const creditNoteResource: ResourceView = { icon: CreditNoteIcon, actions: [sendCreditAction] };
