import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';
import { Money } from './Money.tsx';
import { ItemName } from './ItemName.tsx';
import { PickBox } from './PickBox.tsx';
import type { Picking } from './picking.ts';
import type { ReadyGroup } from './readyGroups.ts';

interface ReadyTableProps {
  readonly groups: readonly ReadyGroup[];
  readonly picking: Picking | null;
}

/** Items that are on no invoice yet, by client and currency. */
export function ReadyTable({ groups, picking }: ReadyTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (key: string) => translate(`app.finance.ready.${key}`);
  return (
    <PlainTable
      aria-label={translate('app.invoices.tabs.ready')}
      sx={{
        '& .amount': { textAlign: 'right', whiteSpace: 'nowrap', pr: 0 },
        '& tbody th': { fontSize: 13, lineHeight: '20px', fontWeight: 590, color: 'ink' },
        '& .head > *': { pt: 2.5 },
      }}
    >
      <colgroup>
        <col style={{ width: 28 }} />
        <col style={{ width: '46%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>{words('bar')}</span>
          </th>
          {['item', 'talents', 'date', 'amount'].map((name) => (
            <th key={name} scope="col" className={name}>
              {words(name)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, client, items, ready, sum }) => {
        const name = client?.displayName ?? words('noClient');
        return (
          <tbody key={key}>
            <tr className="head">
              <td>
                {picking && ready.length > 0 && (
                  <PickBox isGroup name={`${name}, ${sum.currency}`} items={ready} {...picking} />
                )}
              </td>
              <th scope="rowgroup" colSpan={3}>
                {name}
                <Box component="span" sx={{ ml: 1, fontSize: 12, fontWeight: 480, color: 'ink3' }}>
                  {sum.currency}
                </Box>
              </th>
              <Box component="td" className="amount" sx={{ fontWeight: 590, color: 'ink' }}>
                {ready.length > 0 && <Money {...sum} />}
              </Box>
            </tr>
            {items.map((item) => (
              <Box component="tr" key={item.id} sx={{ color: item.unready ? 'ink3' : 'ink2' }}>
                <td>
                  {picking && <PickBox name={item.displayName} items={item.unready ? [] : [item]} {...picking} />}
                </td>
                <td>
                  <ItemName item={item} />
                </td>
                <td>{item.talents.map(({ displayName }) => displayName).join(', ')}</td>
                <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                  {item.day === null ? <span style={visuallyHidden}>–</span> : formatDay(item.day, language)}
                </Box>
                <Box component="td" className="amount" sx={{ color: item.unready ? 'ink3' : 'ink' }}>
                  <Money amount={item.amount} currency={item.currency} />
                </Box>
              </Box>
            ))}
          </tbody>
        );
      })}
    </PlainTable>
  );
}
