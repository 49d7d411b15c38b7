import { lazy } from 'react';
import { callBack } from '../../custom-pages/conversations/calls/callBack.ts';
import { taskNext } from '../../custom-pages/conversations/calls/taskNext.ts';
import { CallIcon } from '../../theme/icons/contact.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const callLogResource: ResourceView = {
  icon: CallIcon,
  actions: [callBack],
  displays: {
    number: lazy(async () => ({
      default: (await import('../../custom-pages/conversations/calls/NumberOfCall.tsx')).NumberOfCall,
    })),
  },
  addedNext: taskNext,
};
