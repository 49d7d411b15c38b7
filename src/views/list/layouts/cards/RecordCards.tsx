import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useMayOn } from '../../../../fields/useMayOn.ts';
import { useRowSteps } from '../../../states/useRowSteps.tsx';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { pickedRecord, withRecords, withToggled } from '../../rows/bulk/picked.ts';
import type { Picking } from '../../rows/bulk/usePicking.ts';
import type { Selecting } from '../../rows/bulk/useSelecting.ts';
import { CardsLine } from './CardsLine.tsx';
import { GrowingEnd } from '../../rows/GrowingEnd.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useScrollRestoration } from '../../address/history/useScrollRestoration.ts';
import type { LiveRows } from '../../../live/useLiveRows.ts';
import { useMayInList } from '../../../owner/ListOwner.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useRecordLinks } from '../../address/useRecordLinks.ts';
import { usePageOfCards } from '../../address/history/usePageOfCards.ts';

/** Number of values that the line of a card has room for; those that the record has, in the order of the declaration. */
const valuesShown = 2;

interface RecordCardsProps {
  readonly records: readonly WireRecord[];
  /** Scroll container of the cards. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly markOf: LiveRows['markOf'];
}

/** Selects cards by a tap while selecting, and by a long press at any time. */
function useCardPicking(entity: AnyEntity, picking: Picking | undefined, { start }: Selecting) {
  const change = picking?.change;
  const onPick = useCallback(
    (record: WireRecord) => change?.((picked) => withToggled(picked, pickedRecord(entity, record))),
    [change, entity],
  );
  const onHold = useCallback(
    (record: WireRecord) => {
      start();
      change?.((picked) => withRecords(picked, [pickedRecord(entity, record)]));
    },
    [change, entity, start],
  );
  return { onPick, onHold: change && onHold };
}

/** The quick step of each card, where its record may take one. */
function useQuickSteps(entity: AnyEntity, records: readonly WireRecord[]) {
  const { stepsOf, lackOf, ask, dialog } = useRowSteps(entity);
  const mayEdit = useMayInList('update', entity);
  const mayOn = useMayOn(entity);
  const cards = useMemo(
    () =>
      records.map((record) => {
        const step = stepsOf(record).find((one) => one.declared?.isQuick && lackOf(record, one) === undefined);
        return { record, quick: step && mayEdit && mayOn('update', record) ? { step, take: ask } : undefined };
      }),
    [ask, lackOf, mayEdit, mayOn, records, stepsOf],
  );
  return { cards, dialog };
}

/** Records as cards, for a narrow screen: how many there are, and as many cards as the person scrolls for (AB 2). */
export function RecordCards({ records, scroller, markOf }: RecordCardsProps) {
  const { entity, list, state, go, picking, selecting } = useOpenList();
  const translate = useTranslate();
  const { columns, card, status } = useViewFields(entity);
  const fields = useMemo(
    () => (card ?? columns.slice(1)).filter(({ name }) => name !== status?.name),
    [card, columns, status],
  );
  const cards = useRef<HTMLUListElement>(null);
  const leave = useScrollRestoration(scroller);
  const { openOf } = useRecordLinks(entity);
  usePageOfCards({ state, go }, list.firstPage, scroller, cards);
  const { isStale, earlier, later } = list;
  const { cards: withSteps, dialog } = useQuickSteps(entity, records);
  const onCard = useCardPicking(entity, picking, selecting);
  const picked = picking && selecting.isOn ? picking.selection : undefined;

  // The bar that comes with the first one takes room from the cards.
  const hasPicked = picking !== undefined && picking.picked.size > 0;
  useEffect(() => {
    if (hasPicked) cards.current?.querySelector('[data-picked="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [hasPicked]);

  return (
    <Box aria-busy={isStale} sx={{ pb: 9, ...(isStale && { opacity: 0.55, transition: 'opacity 120ms 120ms' }) }}>
      <CardsLine />
      {earlier && <GrowingEnd growth={earlier} label={translate('app.views.list.loadEarlier')} />}
      <Box ref={cards} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {withSteps.map(({ record, quick }) => (
          <RecordCard
            key={record.id}
            entity={entity}
            record={record}
            status={status}
            fields={fields}
            room={valuesShown}
            openOf={openOf}
            onOpen={leave}
            isDeleted={state.deleted}
            quick={state.deleted ? undefined : quick}
            mark={markOf(record)}
            isPicked={picked?.has(record.id)}
            {...onCard}
          />
        ))}
      </Box>
      {later && <GrowingEnd growth={later} label={translate('app.views.list.loadMore')} scroller={scroller} />}
      {dialog}
    </Box>
  );
}
