import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { sharePasswordLengths } from '../../schema/areas/files/shares.ts';
import { HiddenIcon, ShownIcon } from '../theme/icons/actions.tsx';

interface LinkPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field for the password of a link, which can be shown while it is typed. */
export function LinkPassword({ value, onChange }: LinkPasswordProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const label = translate(isShown ? 'app.shares.page.hidePassword' : 'app.shares.page.showPassword');
  return (
    <div>
      <Box component="label" htmlFor="password" sx={{ display: 'block', mb: 0.5, fontSize: 13, fontWeight: 540 }}>
        {translate('app.shares.page.closed.password')}
      </Box>
      <OutlinedInput
        id="password"
        type={isShown ? 'text' : 'password'}
        value={value}
        fullWidth
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: sharePasswordLengths.most, autoCapitalize: 'none', spellCheck: false }}
        sx={{
          '& input': { padding: '9px 12px', fontSize: 14, '@media (pointer: coarse)': { fontSize: 16 } },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              size="medium"
              aria-label={label}
              aria-pressed={isShown}
              title={label}
              onClick={() => setShown(!isShown)}
              onMouseDown={(event) => event.preventDefault()}
            >
              {isShown ? <HiddenIcon fontSize="inherit" /> : <ShownIcon fontSize="inherit" />}
            </IconButton>
          </InputAdornment>
        }
      />
    </div>
  );
}
