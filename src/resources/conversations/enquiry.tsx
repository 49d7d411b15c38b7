import { lazy } from 'react';
import { MessageIcon } from '../../theme/icons/contact.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const enquiryResource: ResourceView = {
  icon: MessageIcon,
  Reader: lazy(async () => ({
    default: (await import('../../custom-pages/conversations/enquiries/EnquiryReader.tsx')).EnquiryReader,
  })),
};
