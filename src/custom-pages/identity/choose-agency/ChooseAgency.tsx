import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { useRestoredSession, useSession } from '../../../authProvider/SessionContext.ts';
import type { SessionUser } from '../../../../schema/areas/identity/signedIn.ts';
import { FormFrame } from '../../../widgets/small-form/FormFrame.tsx';
import { useSmallForm } from '../../../widgets/small-form/useSmallForm.ts';
import { belongsToSeveral } from '../../../widgets/after-sign-in/AfterSignIn.tsx';
import { nextAddress, onTheWay } from '../../../widgets/after-sign-in/origin.ts';
import { useFactorDue } from '../../../widgets/agency/useFactorDue.ts';
import { AgencyRadios } from './AgencyRadios.tsx';

/** Choice of the agency for people with several, after signing in. */
export function ChooseAgency() {
  const state = useRestoredSession();
  const { state: entry } = useLocation();

  if (state.status === 'unknown') return null;
  if (state.status !== 'signedIn') return <Navigate to={pathTo('auth.login')} replace state={onTheWay(entry)} />;
  if (!belongsToSeveral(state.user)) return <Navigate to={nextAddress(entry)} replace />;
  return <Choice user={state.user} next={nextAddress(entry)} />;
}

interface ChoiceProps {
  readonly user: SessionUser;
  /** Address to continue to. */
  readonly next: string;
}

function Choice({ user, next }: ChoiceProps) {
  const translate = useTranslate();
  const session = useSession();
  const navigate = useNavigate();
  const isFactorDue = useFactorDue();
  const words = (key: string) => translate(`app.agencies.atSignIn.${key}`);
  const last = { id: user.agencyId ?? '', name: user.agencyDisplayName ?? '' };
  const { values, change, frame } = useSmallForm({ agencyId: last.id }, async ({ agencyId }) => {
    if (agencyId === last.id) await navigate(next, { replace: true });
    else {
      await session.enter(agencyId, next).catch((error: unknown) => {
        if (!isFactorDue(error)) throw error;
      });
    }
    return false;
  });
  return (
    <FormFrame
      title={words('title')}
      lead={words('lead')}
      {...frame}
      submitLabel={words('goOn')}
      below={
        <Box sx={{ mt: 2.5 }}>
          <Link component={RouterLink} to={pathTo('auth.logout')}>
            {translate('screens.auth.logout')}
          </Link>
        </Box>
      }
    >
      <AgencyRadios label={words('title')} last={last} value={values.agencyId} onChange={change('agencyId')} />
    </FormFrame>
  );
}
