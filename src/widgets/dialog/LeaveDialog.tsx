import { useTranslate } from 'ra-core';
import { YesNoDialog } from './YesNoDialog.tsx';

/** The question of AB 5 before unsaved words are lost. */
export function LeaveDialog(props: { readonly isOpen: boolean; readonly onDecide: (isLeaving: boolean) => void }) {
  const translate = useTranslate();
  return <YesNoDialog {...props} title={translate('app.unsaved.title')} question={translate('rules.unsavedData')} />;
}
