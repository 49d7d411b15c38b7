import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { pickedRecord, withoutRecords, withRecords, withToggled } from '../../rows/bulk/picked.ts';
import type { Picking } from '../../rows/bulk/usePicking.ts';
import type { Selecting } from '../../rows/bulk/useSelecting.ts';
import { CardsLine } from './CardsLine.tsx';
import { GrowingEnd } from '../../rows/GrowingEnd.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useScrollRestoration } from '../../address/history/useScrollRestoration.ts';
import type { LiveRows } from '../../../live/useLiveRows.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useRowWork } from '../../rows/useRowWork.tsx';
import { useRecordLinks, type RecordLinks } from '../../address/useRecordLinks.ts';
import { usePageOfCards } from '../../address/history/usePageOfCards.ts';

const CardMenu = lazy(async () => ({ default: (await import('./CardMenu.tsx')).CardMenu }));

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

interface OpenMenu {
  readonly record: WireRecord;
  readonly anchor: HTMLElement;
}

/** Returns the work of each card: its quick step as a button, and a menu of the rest. */
function useCardWork(entity: AnyEntity, records: readonly WireRecord[], links: RecordLinks, picking?: Picking) {
  const change = picking?.change;
  const forget = useCallback((id: string) => change?.((picked) => withoutRecords(picked, [id])), [change]);
  const { workOf, dialog } = useRowWork(entity, links, forget);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const onMore = useCallback((record: WireRecord, anchor: HTMLElement) => setMenu({ record, anchor }), []);
  const cards = useMemo(
    () =>
      records.map((record) => {
        const { steps, lackOf, onStep, ...work } = workOf(record);
        const step = steps.find((one) => one.declared?.isQuick && lackOf(record, one) === undefined);
        const { edit, copy, actions, onPin, onRemove } = work;
        const others = [...actions, ...steps.filter((one) => one !== step)];
        const hasMore = Boolean(edit ?? copy ?? onPin ?? onRemove) || others.length > 0;
        return { record, quick: step && { step, take: onStep }, onMore: hasMore ? onMore : undefined };
      }),
    [onMore, records, workOf],
  );
  const close = () => setMenu(null);
  return { cards, dialog, menu: menu && { ...menu, work: workOf(menu.record), onClose: close } };
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
  const links = useRecordLinks(entity);
  usePageOfCards({ state, go }, list.firstPage, scroller, cards);
  const { isStale, earlier, later } = list;
  const { cards: withWork, dialog, menu } = useCardWork(entity, records, links, picking);
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
        {withWork.map(({ record, quick, onMore }) => (
          <RecordCard
            key={record.id}
            entity={entity}
            record={record}
            status={status}
            fields={fields}
            room={valuesShown}
            openOf={links.openOf}
            onOpen={leave}
            isDeleted={state.deleted}
            quick={state.deleted ? undefined : quick}
            onMore={state.deleted ? undefined : onMore}
            mark={markOf(record)}
            isPicked={picked?.has(record.id)}
            {...onCard}
          />
        ))}
      </Box>
      {later && <GrowingEnd growth={later} label={translate('app.views.list.loadMore')} scroller={scroller} />}
      {dialog}
      {menu && (
        <Suspense fallback={null}>
          <CardMenu entity={entity} {...menu} onLeave={leave} />
        </Suspense>
      )}
    </Box>
  );
}
