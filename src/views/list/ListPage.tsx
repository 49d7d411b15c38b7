import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useWords } from '../../fields/useWords.ts';
import { usePageTitle } from '../../widgets/title/TitleContext.ts';
import { useIsNarrow } from '../../widgets/screen/useIsNarrow.ts';
import { SkipTo } from '../../widgets/skip/SkipTo.tsx';
import { cardsId } from './layouts/board/cardsId.ts';
import { AskedRecord } from '../dialog/AskedRecord.tsx';
import { AddButton } from './tools/AddButton.tsx';
import { BulkBar } from './tools/BulkBar.tsx';
import { emptySelection, withoutRecords } from './rows/bulk/picked.ts';
import { useBulkRights } from './rows/bulk/useBulkRights.ts';
import { usePicking } from './rows/bulk/usePicking.ts';
import { useSelecting } from './rows/bulk/useSelecting.ts';
import { ListBody } from './layouts/ListBody.tsx';
import { ListFooter } from './tools/ListFooter.tsx';
import { useListOwner } from '../owner/ListOwner.ts';
import { ListViewContext } from '../owner/ListView.ts';
import { OpenListProvider } from './rows/OpenListProvider.tsx';
import { ListTabs } from './tools/tabs/ListTabs.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { forgetOpened, lastOpened } from './address/history/lastOpened.ts';
import { useAbandonedEntry } from './address/history/useAbandonedEntry.ts';
import { useListState } from './address/useListState.ts';
import { useListReader } from './address/listReader.ts';
import { isBoard, isNarrowed, isTimeline } from './address/listState.ts';
import { openingOf } from './address/opening.ts';
import { useRecordList } from './rows/useRecordList.ts';
import { useRowsFocus } from './layouts/table/useRowsFocus.ts';
import { LiveRowsLine } from '../live/LiveRowsLine.tsx';
import { isQueue, useFollowing } from '../live/useFollowing.ts';
import type { Refused } from './address/readListState.ts';
import { useLiveCounters } from '../live/useLiveCounters.ts';
import { useLiveRows } from '../live/useLiveRows.ts';

const Timeline = lazy(() => import('./layouts/timeline/Timeline.tsx').then((module) => ({ default: module.Timeline })));
const ListSums = lazy(() => import('./tools/ListSums.tsx').then((module) => ({ default: module.ListSums })));
const Board = lazy(() => import('./layouts/board/Board.tsx').then((module) => ({ default: module.Board })));

/**
 * The list of an entity, wholly from its declaration; the address says what it shows. On the page of an owner
 * it shows what that one owns.
 */
export function ListPage({ entity }: { entity: AnyEntity }) {
  useAbandonedEntry();
  const { isRead, refused, ...address } = useListState(entity);
  const { state, go } = address;
  const isNarrow = useIsNarrow();
  const hasTimeline = isTimeline(state, entity);
  const hasBoard = isBoard(state, entity) || hasTimeline;
  const list = useRecordList(entity, state, isRead && !hasBoard, isNarrow);
  const live = useLiveRows(entity, state.deleted ? undefined : list.records);
  useFollowing(entity, live);
  useLiveCounters(entity, list.records);
  const body = useRef<HTMLDivElement>(null);
  const [returned] = useState(() => lastOpened(entity.name));
  useEffect(forgetOpened, []);
  const shown = list.records?.length ?? 0;
  // An empty list offers it where its rows would be.
  const opening = openingOf(entity, useListReader());
  const isAddAfloat = !state.deleted && (shown > 0 || isNarrowed(state, opening) || hasBoard);
  const picking = usePicking(entity, state);
  const selecting = useSelecting(picking);
  const isEmptied = list.total === 0 && shown === 0 && !list.isStale && picking.picked.size > 0;
  const { change: changePicked } = picking;
  useEffect(() => {
    // Nothing that was selected is there any more (AB 4).
    if (isEmptied) changePicked(() => emptySelection);
  }, [changePicked, isEmptied]);
  const rights = useBulkRights(entity, state.deleted);
  const canPick = rights.actions.length + rights.steps.length > 0;
  const onLeft = useRowsFocus(body, list.records !== undefined && !list.isStale, isNarrow);
  const open = {
    entity,
    ...address,
    refused,
    list,
    isNarrow,
    picking: canPick ? picking : undefined,
    selecting,
    onLeft,
  };
  const translate = useTranslate();
  const { ofRecords } = useWords(entity.name);
  const isOwned = useListOwner() !== null;
  const { title = null } = useContext(ListViewContext) ?? {};
  usePageTitle(state.deleted && !isOwned ? translate('app.views.list.deletedTitle', { name: ofRecords(2) }) : title);

  const page = `${state.pageIndex} ${state.pageSize}`;
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page) body.current?.scrollTo({ top: 0 });
    shownPage.current = page;
  }, [page]);

  const filledPage = useRef<string | null>(null);
  useEffect(() => {
    if (shown > 0 && !list.isStale) filledPage.current = page;
    const isBeyondEnd = shown === 0 && !list.isStale && list.records !== undefined && state.pageIndex > 0;
    if (!isBeyondEnd || list.total === undefined) return;
    const last = Math.max(0, Math.ceil(list.total / state.pageSize) - 1);
    if (last >= state.pageIndex) return;
    // A person who emptied the page knows the reason; one who followed a link does not.
    const isKnown = filledPage.current === page;
    const lost: Refused = { part: 'pageIndex', value: String(state.pageIndex) };
    go({ ...state, pageIndex: last }, { replace: true, ...(!isKnown && { lost }) });
  }, [go, list.isStale, list.records, list.total, page, shown, state]);

  const sums = list.sums && shown > 0 && !hasBoard && (
    <Suspense>
      <ListSums />
    </Suspense>
  );

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      {hasBoard && !hasTimeline && <SkipTo to={cardsId}>{translate('app.views.board.skip')}</SkipTo>}
      <OpenListProvider open={open}>
        <ListTabs isReady={isRead && (hasBoard || list.records !== undefined)} />
        <ListTools />
        {isNarrow && sums}
        {hasBoard ? (
          <Suspense fallback={<Box sx={{ flex: 1 }} />}>
            {hasTimeline ? (
              <Timeline {...address} entity={entity} filter={list.filter} isRead={isRead} isNarrow={isNarrow} />
            ) : (
              <Board entity={entity} filter={list.filter} isRead={isRead} isNarrow={isNarrow} />
            )}
          </Suspense>
        ) : (
          <>
            <Box
              ref={body}
              tabIndex={-1}
              sx={{
                flex: 1,
                outline: 'none',
                display: 'flex',
                flexDirection: 'column',
                minHeight: 0,
                overflow: 'auto',
                bgcolor: 'background.paper',
              }}
            >
              <ListBody scroller={body} markOf={live.markOf} returned={returned} />
            </Box>
            {!isQueue(entity) && (
              <LiveRowsLine
                entity={entity}
                rows={live}
                content={body}
                onGone={(ids) => picking.change((picked) => withoutRecords(picked, ids))}
              />
            )}
            <BulkBar picking={picking} rights={rights} />
          </>
        )}
        <AskedRecord entity={entity} />
        {isNarrow && isAddAfloat && !selecting.isOn && <AddButton isFloating />}
        {!isNarrow && sums}
        {shown > 0 && !isNarrow && !hasBoard && <ListFooter />}
      </OpenListProvider>
    </Box>
  );
}
