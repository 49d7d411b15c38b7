import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { BackToSignIn, SignInButton } from '../../../layout/public/WayToSignIn.tsx';
import { useForgotPassword } from './useForgotPassword.ts';

/**
 * Requests a mail with a link to choose another password (AB 2). The answer does not reveal whether the account exists.
 */
export function ForgotPassword() {
  const translate = useTranslate();
  const { values, change, faults, failure, isBusy, submit, sent, again } = useForgotPassword();

  if (sent !== null) {
    const words = sent.isSending ? 'sent' : 'kept';
    return (
      <PublicNotice
        title={translate(`app.password.${words}Title`)}
        lead={translate(`app.password.${words}Lead`, { email: sent.email })}
      >
        <SignInButton isMain />
        <Button size="large" fullWidth onClick={again}>
          {translate('app.password.again')}
        </Button>
        <Box component="p" sx={{ m: '4px 0 0', color: 'ink3', fontSize: 12 }}>
          {translate('app.password.neverChosen')}
        </Box>
      </PublicNotice>
    );
  }
  return (
    <FormFrame
      title={translate('screens.auth.forgotPassword')}
      lead={translate('app.password.forgotLead')}
      failure={failure}
      isBusy={isBusy}
      submitLabel={translate('app.password.send')}
      onSubmit={() => void submit()}
      below={<BackToSignIn />}
    >
      <LabelledField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={translate('app.signIn.email')}
        value={values.email}
        onChange={change('email')}
        fault={faults.email}
        hasFocus
      />
    </FormFrame>
  );
}
