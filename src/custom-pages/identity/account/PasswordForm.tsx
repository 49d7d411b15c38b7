import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ownKeysHash } from '../../../../schema/areas/identity/paths.ts';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { useChangePassword } from './useChangePassword.ts';

interface PasswordFormProps {
  /** The address by which a password manager knows whose password it is. */
  readonly email: string;
  readonly onChanged: () => void;
}

/** Form for changing the own password, which requires the present one. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const translate = useTranslate();
  const { failure, isBusy, submit, field, keptKeys } = useChangePassword(onChanged);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      aria-label={translate('app.account.password')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 384, justifyItems: 'start', '& > div': { width: '100%' } }}
    >
      {keptKeys > 0 && (
        <Alert
          severity="info"
          action={
            <Button href={ownKeysHash} size="small">
              {translate('app.account.seeKeys')}
            </Button>
          }
        >
          {translate('app.account.keptKeys', { smart_count: keptKeys })}
        </Alert>
      )}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        autoComplete="current-password"
        label={translate('app.account.currentPassword')}
      />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        label={translate('app.account.newPassword')}
        hint={translate('app.account.passwordHint')}
      />
      <Button type="submit" variant="contained" color="primary" aria-disabled={isBusy}>
        {translate('app.account.change')}
      </Button>
    </Box>
  );
}
