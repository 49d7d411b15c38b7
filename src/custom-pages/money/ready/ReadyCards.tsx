import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { PlainRows } from '../../../widgets/simple-list/SimpleList.tsx';
import { ItemName } from './ItemName.tsx';
import { Money } from './Money.tsx';
import { PickBox } from './PickBox.tsx';
import type { Picking } from './picking.ts';
import type { ReadyGroup } from './readyGroups.ts';

interface ReadyCardsProps {
  readonly groups: readonly ReadyGroup[];
  readonly picking: Picking | null;
}

/** The same items on a phone. */
export function ReadyCards({ groups, picking }: ReadyCardsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return groups.map(({ key, client, items, ready, sum }) => {
    const name = client?.displayName ?? translate('app.finance.ready.noClient');
    return (
      <Box component="section" key={key} aria-label={`${name}, ${sum.currency}`}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            pt: 2,
            pb: 1,
            borderBottom: 1,
            borderColor: 'line',
            fontWeight: 590,
          }}
        >
          {picking && ready.length > 0 && (
            <PickBox isGroup name={`${name}, ${sum.currency}`} items={ready} {...picking} />
          )}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
          {ready.length > 0 && <Money {...sum} />}
        </Box>
        <PlainRows>
          {items.map((item) => {
            const facts = [
              ...(item.day === null ? [] : [formatDay(item.day, language)]),
              ...item.talents.map(({ displayName }) => displayName),
            ];
            return (
              <Box component="li" key={item.id} sx={{ '&&': { alignItems: 'flex-start', py: 1.25 } }}>
                {picking && <PickBox name={item.displayName} items={item.unready ? [] : [item]} {...picking} />}
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <ItemName item={item} facts={facts} />
                </Box>
                <Box sx={{ color: item.unready ? 'ink3' : 'ink' }}>
                  <Money amount={item.amount} currency={item.currency} />
                </Box>
              </Box>
            );
          })}
        </PlainRows>
      </Box>
    );
  });
}
