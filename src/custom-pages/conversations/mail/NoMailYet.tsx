import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { useCompose } from '../../../widgets/mail/useCompose.ts';

/** Ways to the first mails: connect a mailbox, or write one. */
export function NoMailYet() {
  useWordsOfPages();
  const translate = useTranslate();
  const compose = useCompose();
  if (compose === null) return null;
  return (
    <>
      <Button component={Link} to={pathTo('settings.mailboxes')}>
        {translate('app.mailboxes.add')}
      </Button>
      <Button variant="contained" color="primary" onClick={() => compose({})}>
        {translate('app.mail.new')}
      </Button>
    </>
  );
}
