import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { useSessionState } from '../../../authProvider/SessionContext.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { LabelledField } from '../../../widgets/small-form/LabelledField.tsx';
import { PasswordField } from '../../../widgets/small-form/PasswordField.tsx';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { SignInButton } from '../../../layout/public/WayToSignIn.tsx';
import { useSetupState } from '../../../widgets/set-up/useSetupState.ts';
import { useFirstAdmin } from './useFirstAdmin.ts';

/** The page of the one-time link that the first start prints: makes the first super admin and signs them in. */
export function FirstAdmin() {
  const translate = useTranslate();
  const { status } = useSessionState();
  const { token = '' } = useParams();
  const state = useSetupState(token);
  const { field, frame } = useFirstAdmin();

  if (status === 'signedIn') return <Navigate to="/" replace />;
  if (state?.isOpen === false) {
    const words = state.isNeeded ? 'goneNeeded' : 'gone';
    return (
      <PublicNotice title={translate('app.firstAdmin.goneTitle')} lead={translate(`app.firstAdmin.${words}`)}>
        {!state.isNeeded && <SignInButton isMain />}
      </PublicNotice>
    );
  }
  return (
    <FormFrame
      title={translate('app.firstAdmin.heading')}
      lead={translate('app.firstAdmin.lead')}
      {...frame}
      submitLabel={translate('app.firstAdmin.submit')}
    >
      <LabelledField
        {...field('displayName')}
        name="name"
        autoComplete="name"
        label={translate('app.firstAdmin.name')}
        hasFocus
      />
      <LabelledField {...field('email')} type="email" autoComplete="username" label={translate('app.signIn.email')} />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={translate('app.signIn.password')}
        hint={translate('app.firstAdmin.passwordHint')}
      />
    </FormFrame>
  );
}
