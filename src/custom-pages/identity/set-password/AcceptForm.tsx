import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import type { Invitation } from '../../../../schema/areas/identity/calls/passwords.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { useSignInAs } from './useSignInAs.ts';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { BackToSignIn, SignInButton } from '../../../layout/public/WayToSignIn.tsx';

interface AcceptFormProps {
  readonly code: string;
  readonly invitation: Invitation;
}

/**
 * Accepts an invitation, and signs in: a new person chooses a password, a person with an account enters theirs. The person
 * says which of the two applies, since the link must not reveal it.
 */
export function AcceptForm({ code, invitation }: AcceptFormProps) {
  const translate = useTranslate();
  const client = useClient();
  const signInAs = useSignInAs();
  const [isDone, setDone] = useState(false);
  const [hasAccount, setAccount] = useState(false);
  const { field, frame } = useSmallForm({ password: '' }, async ({ password }) => {
    try {
      await client.ask('PUT /user/v1/staff/set-password', { body: { code, password } });
    } catch (error) {
      if (refusalOf(error)?.details.some(({ key }) => key === 'wrongPassword')) setAccount(true);
      throw error;
    }
    if (!(await signInAs(invitation.email, password))) setDone(true);
    return false;
  });
  const { email, displayName: name, passwordLength: length } = invitation;
  const place = invitation.agencyName ?? translate('app.name');
  const words = hasAccount ? 'accept' : 'invited';

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
      {...frame}
      submitLabel={translate(`app.password.${hasAccount ? 'accept' : 'choose'}`)}
      below={
        <>
          <Button fullWidth sx={{ mt: 2 }} onClick={() => setAccount(!hasAccount)}>
            {translate(`app.password.${hasAccount ? 'hasNone' : 'hasAccount'}`)}
          </Button>
          <BackToSignIn />
        </>
      }
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        label={translate(`app.password.${hasAccount ? 'own' : 'new'}`)}
        {...(hasAccount
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
