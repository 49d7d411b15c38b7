import { embed } from '../../custom-pages/conversations/enquiries/embed.ts';
import { NoteIcon } from '../../theme/icons/contact.tsx';
import type { ResourceView } from '../../views/area-parts/resourceView.ts';

export const enquiryFormResource: ResourceView = { icon: NoteIcon, actions: [embed] };
