import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useLetterKeys } from '../../../widgets/keys/useLetterKeys.ts';

/** Switch of the shortcuts of one letter: to whoever dictates, a spoken word is several of them. */
export function LetterKeys() {
  const translate = useTranslate();
  const hint = useId();
  const [isOn, setOn] = useLetterKeys();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_event, checked) => setOn(checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={translate('app.account.letterKeys')}
      />
      <Box id={hint} sx={{ color: 'ink2', fontSize: 12, mt: 0.5 }}>
        {translate('app.account.letterKeysHint')}
      </Box>
    </div>
  );
}
