import { useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { useRestoredSession, useSession } from '../../../authProvider/SessionContext.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { AfterSignIn } from '../../../widgets/after-sign-in/AfterSignIn.tsx';
import { onTheWay } from '../../../widgets/after-sign-in/origin.ts';
import { RecoveryCodes } from '../../../widgets/second-factor/RecoveryCodes.tsx';

/** Recovery codes of a new second factor, shown once; then redirects to the page that was requested (AB 2). */
export function Verified() {
  const translate = useTranslate();
  const session = useSession();
  const state = useRestoredSession();
  const { state: entry } = useLocation();

  if (state.status === 'unknown') return null;
  if (state.status !== 'signedIn') return <Navigate to={pathTo('auth.login')} replace state={onTheWay(entry)} />;
  if (!state.recoveryCodes) return <AfterSignIn {...state} />;
  return (
    <FormFrame
      title={translate('app.secondFactor.codesHeading')}
      lead={translate('app.secondFactor.codesLead')}
      isBusy={false}
      submitLabel={translate('app.secondFactor.kept')}
      onSubmit={session.forgetCodes}
    >
      <RecoveryCodes codes={state.recoveryCodes} />
    </FormFrame>
  );
}
