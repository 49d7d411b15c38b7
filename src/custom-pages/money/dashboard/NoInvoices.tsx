import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { InvoiceIcon } from '../../../theme/icons/areas.tsx';
import { useMay } from '../../../widgets/access/useMay.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { readyPath } from './figureLinks.ts';

/** The dashboard of an agency without an invoice: the two ways to the first one. */
export function NoInvoices() {
  const translate = useTranslate();
  const mayCreate = useMay('create', invoice.name);
  return (
    <Message
      icon={InvoiceIcon}
      title={translate('app.moneyDashboard.none')}
      lead={translate('app.moneyDashboard.noneLead')}
    >
      <Button component={Link} to={readyPath()} {...(mayCreate && { variant: 'contained', color: 'primary' })}>
        {translate('app.invoices.tabs.ready')}
      </Button>
      {mayCreate && (
        <Button component={Link} to={pathTo('finance.addInvoice')}>
          {translate('screens.finance.addInvoice')}
        </Button>
      )}
    </Message>
  );
}
