import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useCallback, type ReactNode } from 'react';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { useRestoredSession } from '../../../authProvider/SessionContext.ts';
import type { SecondStep as Step } from '../../../../schema/areas/identity/signedIn.ts';
import { AfterSignIn } from '../../../widgets/after-sign-in/AfterSignIn.tsx';
import { onTheWay, tooLate } from '../../../widgets/after-sign-in/origin.ts';

interface SecondStepProps {
  readonly due: Step['secondFactor'];
  readonly children: (step: Step) => ReactNode;
}

/**
 * Frame of a page during sign-in: redirects signed-in people, and sends people without a pending step back to sign-in.
 */
export function SecondStep({ due, children }: SecondStepProps) {
  const state = useRestoredSession();
  const { state: entry } = useLocation();

  if (state.status === 'unknown') return null;
  if (state.status === 'signedIn') {
    if (!state.recoveryCodes) return <AfterSignIn {...state} />;
    return <Navigate to={pathTo('auth.secondFactorVerified')} replace state={onTheWay(entry)} />;
  }
  const step = state.status === 'signedOut' ? state.step : undefined;
  if (step?.secondFactor === due) return children(step);
  return <Navigate to={pathTo('auth.login')} replace state={tooLate(entry)} />;
}

/** Leads to the sign-in page, which says that it took too long. */
export function useTooLate(): () => void {
  const navigate = useNavigate();
  const { state: entry } = useLocation();
  return useCallback(() => {
    void navigate(pathTo('auth.login'), { replace: true, state: tooLate(entry) });
  }, [navigate, entry]);
}

/** Link back to sign in as another user. */
export function BackToSignIn() {
  const translate = useTranslate();
  const { state: entry } = useLocation();
  return (
    <Box sx={{ mt: 2 }}>
      <Link component={RouterLink} to={pathTo('auth.login')} replace state={onTheWay(entry)}>
        {translate('app.secondFactor.back')}
      </Link>
    </Box>
  );
}
