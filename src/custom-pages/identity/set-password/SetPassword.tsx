import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { useCodeOwner } from '../../../layout/public/useCodeOwner.ts';
import { SignInButton } from '../../../layout/public/WayToSignIn.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { AcceptForm } from './AcceptForm.tsx';

/** The page of an invitation's link (AB 2): a first password, or the present one of who has an account already. */
export function SetPassword() {
  const translate = useTranslate();
  const { code: given = '' } = useParams();
  const code = useCodeOwner('GET /user/v1/staff/set-password', { query: { code: given } });

  if (code.state === 'asking') return null;
  if (code.state === 'failed') return <LoadFailed onRetry={code.retry} />;
  if (code.state === 'good') return <AcceptForm code={given} invitation={code.holder} />;
  return (
    <PublicNotice title={translate('app.password.overTitle')} lead={translate('app.password.invitationOverLead')}>
      <SignInButton isMain />
    </PublicNotice>
  );
}
