import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { passwordMinimum } from '../../../../schema/rules/limits.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { useAgencySecurity } from './useAgencySecurity.ts';

const small = { fontSize: 12, lineHeight: '16px', color: 'ink3' } as const;

/** Returns the lengths offered, including the present one. */
function lengthsWith(now: number): readonly number[] {
  return [...new Set([passwordMinimum, 8, 10, 12, 16, now])].toSorted((one, other) => one - other);
}

/** The agency's sign-in requirements, for its admins. */
export function AgencySecurity() {
  const translate = useTranslate();
  const { security, error, retry, change, isBusy } = useAgencySecurity();
  if (security === undefined) {
    return error ? <LoadFailed onRetry={retry} /> : <Skeleton width="46%" height={20} />;
  }
  return (
    <>
      <FormControlLabel
        label={translate('resources.security.fields.requiresTwoFactor')}
        sx={{ ml: -0.75, mr: 0 }}
        control={
          <Switch
            size="small"
            checked={security.requiresTwoFactor}
            disabled={isBusy}
            onChange={(_event, isWanted) => void change({ requiresTwoFactor: isWanted })}
            slotProps={{ input: { 'aria-describedby': 'require-note' } }}
          />
        }
      />
      <Box id="require-note" sx={small}>
        {translate('app.secondFactor.requireNote')}
      </Box>
      <Box id="shortest-label" sx={{ fontWeight: 540, mt: 2.5, mb: 0.75 }}>
        {translate('resources.security.fields.passwordLength')}
      </Box>
      <Select
        labelId="shortest-label"
        size="small"
        value={security.passwordLength}
        disabled={isBusy}
        onChange={({ target }) => void change({ passwordLength: target.value })}
        sx={{ width: '100%', maxWidth: 384 }}
      >
        {lengthsWith(security.passwordLength).map((length) => (
          <MenuItem key={length} value={length}>
            {translate('app.secondFactor.characters', { length })}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ mt: 0.5, ...small }}>{translate('app.secondFactor.shortestNote')}</Box>
    </>
  );
}
