import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { HiddenIcon, ShownIcon } from '../../theme/icons/actions.tsx';
import { LabelledField, type LabelledFieldProps } from './LabelledField.tsx';

/** A password, which can be shown while it is typed. */
export function PasswordField(props: Omit<LabelledFieldProps, 'type' | 'end'>) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const action = translate(isShown ? 'app.signIn.hide' : 'app.signIn.show');
  // A plain `Password` is alone in its form.
  const isAlone = props.label === translate('app.signIn.password');
  const label = isAlone ? action : translate('app.views.form.ofField', { action, field: props.label });
  return (
    <LabelledField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <InputAdornment position="end">
          <IconButton
            size="medium"
            aria-label={label}
            aria-pressed={isShown}
            title={label}
            onClick={() => setShown(!isShown)}
            // The text stays selected and the keyboard of a phone stays open.
            onMouseDown={(event) => event.preventDefault()}
          >
            {isShown ? <HiddenIcon fontSize="inherit" /> : <ShownIcon fontSize="inherit" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
