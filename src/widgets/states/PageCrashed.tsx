import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link, useRouteError } from 'react-router-dom';
import { WarningIcon } from '../../theme/icons/actions.tsx';
import { Message } from './Message.tsx';

/** A part of the program that is gone from the server: this page is older than it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module|module script/i.test(error.message);

/** Shown in place of a page that threw an error; menu and bar stay. */
export function PageCrashed() {
  const translate = useTranslate();
  const error = useRouteError();
  const words = isOutdated(error) && navigator.onLine ? 'outdated' : 'crashed';
  const title = words === 'outdated' ? 'app.crashed.outdatedTitle' : 'app.crashed.title';
  const lead = words === 'outdated' ? 'app.crashed.outdatedLead' : 'app.crashed.lead';
  return (
    <Message icon={WarningIcon} title={translate(title)} lead={translate(lead)}>
      <Button component={Link} to="/" reloadDocument>
        {translate('app.actions.goHome')}
      </Button>
      <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
        {translate('app.actions.reload')}
      </Button>
      {words === 'crashed' && error instanceof Error && (
        <Box component="details" sx={{ flexBasis: '100%', mt: 1, color: 'text.secondary', maxWidth: 520 }}>
          <summary>{translate('app.crashed.details')}</summary>
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
            {error.message}
          </Box>
        </Box>
      )}
    </Message>
  );
}
