import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { registry } from '../../../../schema/index.ts';
import { maySettings, type AnySettings } from '../../../../schema/language/settings.ts';
import { pathTo } from '../../../../schema/routes.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';

/** The way to the legal name and address of the agency, which the settings of invoices keep. */
export function LegalNameLink() {
  const translate = useTranslate();
  const mayRead = maySettings(useActor(), 'read', invoicing as unknown as AnySettings, registry);
  const said = translate('app.settings.legalName');
  return (
    <Box sx={{ mt: 1.5, fontSize: 12, lineHeight: '16px' }}>
      {mayRead ? (
        <Box
          component={Link}
          to={pathTo('settings.financeInvoice')}
          sx={{ color: 'primary.main', textUnderlineOffset: '3px' }}
        >
          {said}
        </Box>
      ) : (
        <Box component="span" sx={{ color: 'ink3' }}>
          {said}
        </Box>
      )}
    </Box>
  );
}
