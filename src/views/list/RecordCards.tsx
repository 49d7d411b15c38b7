import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { useViewFields } from '../viewFields.ts';
import { GrowingEnd } from './GrowingEnd.tsx';
import { RecordCard } from './RecordCard.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useKeptPlace } from './useKeptPlace.ts';
import type { LiveRows } from '../live/useLiveRows.ts';
import type { ListAddress } from './useListState.ts';
import type { RecordList } from './useRecordList.ts';
import { useTurnedPage } from './useTurnedPage.ts';

/** How many values a card shows of the list's columns, where the declaration does not say which. */
const valuesShown = 3;

interface RecordCardsProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly list: RecordList;
  readonly records: readonly WireRecord[];
  /** What scrolls the cards. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly actionOf?: ((record: WireRecord) => ReactNode) | undefined;
  readonly markOf: LiveRows['markOf'];
}

/** Records as cards, for a narrow screen: how many there are, and as many cards as the person scrolls for (AB 2). */
export function RecordCards({ entity, list, records, scroller, state, go, actionOf, markOf }: RecordCardsProps) {
  const translate = useTranslate();
  const { columns, card, status } = useViewFields(entity);
  const fields = useMemo(
    () => (card ?? columns.slice(1)).filter(({ name }) => name !== status?.name),
    [card, columns, status],
  );
  const cards = useRef<HTMLUListElement>(null);
  const leave = useKeptPlace(scroller);
  useTurnedPage({ state, go }, list.firstPage, scroller, cards);
  const { total, isStale, earlier, later } = list;
  const name = useWords(entity.name).ofRecords(total ?? 2);

  return (
    <Box aria-busy={isStale} sx={{ pb: 9, ...(isStale && { opacity: 0.55, transition: 'opacity 120ms 120ms' }) }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1, color: 'ink2' }}>
        <Box component="span" aria-live="polite" sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}>
          {total !== undefined && translate('app.views.list.count', { count: formatCount(total), name })}
        </Box>
        <SortChoice entity={entity} state={state} go={go} />
      </Box>
      {earlier && <GrowingEnd growth={earlier} label={translate('app.views.list.loadEarlier')} />}
      <Box ref={cards} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => (
          <RecordCard
            key={record.id}
            entity={entity}
            record={record}
            status={status}
            fields={fields}
            room={card === undefined ? valuesShown : card.length}
            onOpen={leave}
            actionOf={actionOf}
            mark={markOf(record)}
          />
        ))}
      </Box>
      {later && <GrowingEnd growth={later} label={translate('app.views.list.loadMore')} scroller={scroller} />}
    </Box>
  );
}
