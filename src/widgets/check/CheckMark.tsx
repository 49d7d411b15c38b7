import { useTranslate } from 'ra-core';
import { ChosenIcon } from '../../theme/icons/actions.tsx';

/** A yes, drawn as a check mark and told as a word. */
export function CheckMark() {
  const translate = useTranslate();
  return (
    <ChosenIcon
      titleAccess={translate('ra.boolean.true')}
      sx={{ fontSize: 15, color: 'primary.main', display: 'block', mt: '2px' }}
    />
  );
}
