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
  const { field, frame, sent, again } = useForgotPassword();

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
      {...frame}
      submitLabel={translate('app.password.send')}
      below={<BackToSignIn />}
    >
      <LabelledField
        {...field('email')}
        type="email"
        autoComplete="username"
        label={translate('app.signIn.email')}
        hasFocus
      />
    </FormFrame>
  );
}
