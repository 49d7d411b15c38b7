import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { WarningIcon } from '../../../theme/icons/actions.tsx';

/** Mark of an item whose people have another one at the same time. */
export function ClashMark() {
  const translate = useTranslate();
  const { palette } = useTheme();
  const word = translate('app.calendar.clash');
  return (
    <span className="calendar-clash" title={word}>
      <WarningIcon style={{ fontSize: 13, color: palette.status.warn.fg, verticalAlign: '-2px', marginInlineEnd: 3 }} />
      <span style={visuallyHidden}>{word} </span>
    </span>
  );
}
