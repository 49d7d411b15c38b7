import type { AddedToProps } from '../../../area.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { AddHold } from './AddHold.tsx';

/** Holds days for the record that leads to them. */
export function AddHoldTo({ kind, record, onClose }: AddedToProps) {
  useWordsOfPages();
  return <AddHold record={record} of={kind === 'event' ? 'event' : 'opportunity'} onClose={onClose} />;
}
