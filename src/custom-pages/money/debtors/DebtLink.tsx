import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useListReader } from '../../../views/list/address/listReader.ts';
import { debtPath, isNothing, type Figures, type figures } from './debtLinks.ts';

interface DebtLinkProps {
  readonly figure: (typeof figures)[number];
  readonly of: Figures;
  /** Name of the client, or of all of them. */
  readonly who: string;
  /** Client that owes it; all without one. */
  readonly clientId?: string;
}

/** A figure of the report, with a link to the invoices that it adds up. */
export function DebtLink({ figure: { name, codes }, of, who, clientId }: DebtLinkProps) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const reader = useListReader();
  const { currency } = of;
  if (isNothing(of[name]))
    return (
      <Box component="span" sx={{ color: 'ink3' }}>
        –
      </Box>
    );
  const text = formatMoney(of[name], currency, localeOf(language));
  const clientIds = clientId === undefined ? [] : [clientId];
  return (
    <Link
      to={debtPath({ clientIds, currency, codes }, reader)}
      aria-label={labelled(`${who}, ${translate(`app.finance.debtors.${name}`)}`, text)}
    >
      {text}
    </Link>
  );
}
