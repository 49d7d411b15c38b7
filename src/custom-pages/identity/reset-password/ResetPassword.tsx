import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { PublicNotice } from '../../../layout/public/PublicNotice.tsx';
import { useCodeOwner } from '../../../layout/public/useCodeOwner.ts';
import { SignInButton } from '../../../layout/public/WayToSignIn.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { ResetForm } from './ResetForm.tsx';

/** The page of the link that is mailed to who forgot their password (AB 2): another one, or the way to a new link. */
export function ResetPassword() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const uuid = search.get('uuid') ?? '';
  const code = useCodeOwner('GET /user/v1/auth/check-reset-password', { query: { uuid } });

  if (code.state === 'asking') return null;
  if (code.state === 'failed') return <LoadFailed onRetry={code.retry} />;
  if (code.state === 'good') return <ResetForm uuid={uuid} holder={code.holder} />;
  return (
    <PublicNotice title={translate('app.password.overTitle')} lead={translate('app.password.overLead')}>
      <Button
        component={RouterLink}
        to={pathTo('auth.forgotPassword')}
        variant="contained"
        color="primary"
        size="large"
        fullWidth
      >
        {translate('app.password.newLink')}
      </Button>
      <SignInButton />
    </PublicNotice>
  );
}
