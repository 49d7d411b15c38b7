import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homeOf } from '../../../schema/access/roles.ts';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import { BackIcon } from '../../theme/icons/actions.tsx';

/** Back to where one came from, where there is such a place, and to the start page unless this is it. */
export function WaysBack() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state = useSessionState();
  const hasFormer = window.history.length > 1;
  const isHome = state.status === 'signedIn' && homeOf(state.user.role) === pathname;
  return (
    <>
      {hasFormer && (
        <Button startIcon={<BackIcon />} onClick={() => void navigate(-1)}>
          {translate('app.actions.back')}
        </Button>
      )}
      {!isHome && (
        <Button component={Link} to="/" variant="contained" color="primary">
          {translate('app.actions.goHome')}
        </Button>
      )}
    </>
  );
}
