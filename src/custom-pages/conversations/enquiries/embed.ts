import { lazy } from 'react';
import { can } from '../../../../schema/access/can.ts';
import { accessLookup } from '../../../../schema/outlines.ts';
import { NoteIcon } from '../../../theme/icons/contact.tsx';
import type { RecordAction } from '../../../views/area-parts/resourceView.ts';

/** Shows the address of a form, and its HTML for other sites. */
export const embed: RecordAction = {
  label: 'app.enquiries.embed',
  labelOf: 'app.enquiries.embedOf',
  icon: NoteIcon,
  isOffered: (actor) => can(actor, 'update', 'enquiryForm', accessLookup) !== 'no',
  Dialog: lazy(async () => ({ default: (await import('./EmbedDialog.tsx')).EmbedDialog })),
};
