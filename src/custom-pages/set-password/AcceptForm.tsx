import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathTo } from '../../../schema/routes.ts';
import { authRoutes, type InvitationAnswer } from '../../authProvider/wire.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { FormFrame } from '../../layout/public/FormFrame.tsx';
import { PasswordField } from '../../layout/public/PasswordField.tsx';
import { PublicNotice } from '../../layout/public/PublicNotice.tsx';
import { useSmallForm } from '../../layout/public/useSmallForm.ts';
import { BackToSignIn, SignInButton } from '../../layout/public/WayToSignIn.tsx';

interface AcceptFormProps {
  readonly code: string;
  readonly invitation: InvitationAnswer;
}

/** Accepts an invitation: somebody new chooses a password, somebody with an account gives theirs. */
export function AcceptForm({ code, invitation }: AcceptFormProps) {
  const translate = useTranslate();
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const { values, change, faults, failure, isBusy, submit } = useSmallForm({ password: '' }, async ({ password }) => {
    await client.call({ ...authRoutes.acceptInvitation, body: { code, password } });
    setDone(true);
    return false;
  });
  const { email, displayName: name, hasPassword, passwordLength: length } = invitation;
  const place = invitation.agencyName ?? translate('app.name');
  const words = hasPassword ? 'accept' : 'invited';

  if (isDone) {
    return (
      <PublicNotice
        title={translate('app.password.acceptedTitle')}
        lead={translate('app.password.acceptedLead', { place })}
      >
        <SignInButton isMain />
      </PublicNotice>
    );
  }
  return (
    <FormFrame
      title={translate(`app.password.${words}Title`, { place })}
      lead={translate(`app.password.${words}Lead`, { name, email })}
      failure={failure}
      isBusy={isBusy}
      submitLabel={translate(`app.password.${hasPassword ? 'accept' : 'choose'}`)}
      onSubmit={() => void submit()}
      below={<BackToSignIn />}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="password"
        name="password"
        autoComplete={hasPassword ? 'current-password' : 'new-password'}
        label={translate(`app.password.${hasPassword ? 'own' : 'new'}`)}
        value={values.password}
        onChange={change('password')}
        fault={faults.password}
        {...(hasPassword
          ? {
              aside: (
                <Link component={RouterLink} to={pathTo('auth.forgotPassword')}>
                  {translate('app.signIn.forgot')}
                </Link>
              ),
            }
          : { hint: translate('app.password.hint', { length }) })}
        hasFocus
      />
    </FormFrame>
  );
}
