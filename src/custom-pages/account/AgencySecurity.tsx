import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { LoadFailed } from '../../layout/states/LoadFailed.tsx';
import { useAgencySecurity } from './useAgencySecurity.ts';

/** What the agency asks of how its people sign in; for its admins. */
export function AgencySecurity() {
  const translate = useTranslate();
  const { security, error, retry, require, isBusy } = useAgencySecurity();
  if (security === undefined) {
    return error ? <LoadFailed onRetry={retry} /> : <Skeleton width="46%" height={20} />;
  }
  return (
    <>
      <FormControlLabel
        label={translate('app.secondFactor.require')}
        sx={{ ml: -0.75, mr: 0 }}
        control={
          <Switch
            size="small"
            checked={security.requiresTwoFactor}
            disabled={isBusy}
            onChange={(_event, isWanted) => void require(isWanted)}
            slotProps={{ input: { 'aria-describedby': 'require-note' } }}
          />
        }
      />
      <Box id="require-note" sx={{ fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {translate('app.secondFactor.requireNote')}
      </Box>
    </>
  );
}
