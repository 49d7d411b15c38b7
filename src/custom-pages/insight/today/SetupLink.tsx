import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { todayPath } from '../../../../schema/areas/insight/dashboard.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { useSetup } from './useSetup.ts';

/** Link to the setup checklist, for the admin of an agency that is still being set up. */
export function SetupLink() {
  useWordsOfPages();
  const translate = useTranslate();
  const setup = useSetup();
  if (!setup) return null;
  return (
    <Button component={Link} to={todayPath}>
      {translate('app.today.setup.open')}
    </Button>
  );
}
