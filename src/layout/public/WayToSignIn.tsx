import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { pathTo } from '../../../schema/routes.ts';

/** A quiet link to the sign-in page, under a form. */
export function BackToSignIn() {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2.5, textAlign: 'center' }}>
      <Link component={RouterLink} to={pathTo('auth.login')}>
        {translate('app.comingSoon.backToSignIn')}
      </Link>
    </Box>
  );
}

/** The button that leads to the sign-in page; `isMain` where that is the way on. */
export function SignInButton({ isMain = false }: { isMain?: boolean }) {
  const translate = useTranslate();
  return (
    <Button
      component={RouterLink}
      to={pathTo('auth.login')}
      size="large"
      fullWidth
      {...(isMain && { variant: 'contained', color: 'primary' })}
    >
      {translate('app.signIn.submit')}
    </Button>
  );
}
