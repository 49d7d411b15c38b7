import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { StatusReference } from '../../../../../schema/fields/field.ts';
import { dueRuleOf } from '../../../../../schema/language/due.ts';
import type { AnyEntity, TimelineConfig } from '../../../../../schema/language/entity.ts';
import { registry } from '../../../../../schema/index.ts';
import { targetsOf } from '../../../../../schema/language/records/references.ts';
import { daysBetween } from '../../../../../schema/language/lists/timeline.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { Filter } from '../../../../dataProvider/types.ts';
import { useMayOn } from '../../../../fields/useMayOn.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import { useToday } from '../../../../widgets/moment/useToday.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { ListSkeleton } from '../../rows/ListSkeleton.tsx';
import { useListOwner, useMayInList } from '../../../owner/ListOwner.ts';
import type { ListAddress } from '../../address/useListState.ts';
import { useRecordLinks } from '../../address/useRecordLinks.ts';
import { LoadStrip } from './LoadStrip.tsx';
import { TimelineBar } from './TimelineBar.tsx';
import { headHeight, TimelineHead } from './TimelineHead.tsx';
import { RowName } from './RowName.tsx';
import { barsOf, daysOfBars, rowsOfBars, type Bar, type TimelineRow } from './timelineRows.ts';
import { TimelineTools } from './TimelineTools.tsx';
import { Tray } from './Tray.tsx';
import { useSpanMoves } from './useSpanMoves.ts';
import { mostRecords, useTimeline } from './useTimeline.ts';

const rowHeight = 33;
const laneHeight = 24;
/** Width at the sides in which a drag brings further days, in pixels. */
const edge = 40;
const dayWidths = { week: 36, month: 14 } as const;

const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  borderBottom: `1px solid ${theme.palette.line2}`,
}));

interface TimelineProps extends ListAddress {
  readonly entity: AnyEntity;
  /** Filter of the list for the API. */
  readonly filter: Filter;
  /** False while the address cannot be read yet. */
  readonly isRead: boolean;
  readonly isNarrow: boolean;
}

/** Returns true if a reference of an entity is to parts of records of a kind, as groups are of a project. */
function isPartOf({ fields }: AnyEntity, name: string | undefined, kind: string | undefined): boolean {
  const [target] = targetsOf(name === undefined ? undefined : fields[name]);
  if (target === undefined || kind === undefined) return false;
  return Object.values(registry.get(target).fields).some((field) => targetsOf(field).includes(kind));
}

const lanesIn = (row: TimelineRow) => (row.shows === 'person' ? row.lanes.length : 1);
const heightOf = (row: TimelineRow) => (lanesIn(row) === 1 ? rowHeight : lanesIn(row) * laneHeight + 9);

/** The index of the first Saturday of the days, from which weekends repeat. */
const firstSaturday = (days: readonly string[]) =>
  days.findIndex((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6);

/**
 * The timeline of a list: its records as bars on days, which are dragged and resized by mouse, touch and keys. Days are
 * columns of a grid from the text of the day: no clock decides where one ends.
 */
export function Timeline(props: TimelineProps) {
  const { timeline } = props.entity.list;
  return timeline ? <Drawn {...props} timeline={timeline as TimelineConfig<string>} /> : null;
}

function Drawn({
  entity,
  filter,
  isRead,
  isNarrow,
  state,
  go,
  timeline,
}: TimelineProps & { timeline: TimelineConfig<string> }) {
  useWordsOfPages();
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.timeline.${key}`, options);
  const scroller = useRef<HTMLDivElement>(null);
  const isBetween = useRef(false);
  const usageId = useId();
  const today = useToday();
  const [isHeld, setHeld] = useState(false);
  const [said, say] = useState('');
  const query = useTimeline(entity, timeline, filter, isRead, isHeld);
  const moves = useSpanMoves(entity, timeline, query);
  useEffect(() => setHeld(moves.drawn !== null), [moves.drawn]);
  const mayOn = useMayOn(entity);
  const mayMove = useMayInList('update', entity);
  const { openOf } = useRecordLinks(entity);
  const due = useMemo(() => dueRuleOf(entity), [entity]);
  const status = due?.status;
  const { range: scale = 'week', by } = state;
  const dayWidth = dayWidths[scale];
  const nameWidth = isNarrow ? 120 : 280;

  const { records } = query;
  const zone = useTimeZone();
  // Rows stand as they were read: they do not trade places while a bar is drawn.
  const { bars, undated } = useMemo(
    () => barsOf(entity, timeline, records ?? [], zone),
    [entity, records, timeline, zone],
  );
  const days = useMemo(() => daysOfBars(bars, today), [bars, today]);
  const { person } = timeline;
  const owner = useListOwner();
  // Parts of other records would stand side by side under one name.
  const group = isPartOf(entity, timeline.group, owner?.subject.kind) ? timeline.group : undefined;
  const rows = useMemo(
    () =>
      rowsOfBars(bars, {
        group,
        person: by === 'person' ? person : undefined,
        isOpen: (record) => {
          const { categoryCode = '' } = (record[due?.status ?? ''] ?? {}) as Partial<StatusReference>;
          return due === null || due.open.includes(categoryCode);
        },
      }),
    [bars, by, due, group, person],
  );
  const [first = today] = days;
  const template = `${nameWidth}px repeat(${days.length}, ${dayWidth}px)`;
  const columnOf = (day: string) => Math.max(0, Math.min(days.length - 1, daysBetween(first, day))) + 2;
  const todayAt = daysBetween(first, today);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? heightOf(row) : rowHeight;
    },
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    scrollMargin: headHeight,
  });
  useEffect(() => virtual.measure(), [virtual, by, rows.length]);

  const drawnUndated = undated.some(({ id }) => id === moves.drawn) ? moves.shown.get(moves.drawn ?? '') : undefined;
  /** The day of a place on the screen; null outside of the days. At the edges further days come, once it was between them. */
  const dayUnder = (x: number, y: number): string | null => {
    const { current } = scroller;
    const frame = current?.getBoundingClientRect();
    const at = x - (frame?.left ?? 0) - nameWidth;
    if (!current || !frame || y < frame.top || y > frame.bottom || at < 0 || x > frame.right) {
      isBetween.current = false;
      return null;
    }
    const side = at < edge ? -1 : frame.right - x < edge ? 1 : 0;
    if (side === 0) isBetween.current = true;
    else if (isBetween.current) current.scrollBy({ left: side * dayWidth });
    return days[Math.floor((at + current.scrollLeft) / dayWidth)] ?? null;
  };
  const showDay = (day: string) => {
    const { current } = scroller;
    if (!current) return;
    const left = daysBetween(first, day) * dayWidth;
    const isSeen =
      left >= current.scrollLeft && left + dayWidth <= current.scrollLeft + current.clientWidth - nameWidth;
    if (!isSeen) current.scrollTo({ left: Math.max(0, left - 4 * dayWidth) });
  };
  const showToday = () => scroller.current?.scrollTo({ left: Math.max(0, (todayAt - 4) * dayWidth) });
  const isThere = records !== undefined;
  const start = useEffectEvent(showToday);
  useEffect(() => {
    if (isThere) start();
  }, [isThere, scale]);

  const tools = <TimelineTools state={state} go={go} hasPeople={timeline.person !== undefined} onToday={showToday} />;
  if (!isThere) {
    return query.error ? (
      <LoadFailed onRetry={query.retry} />
    ) : (
      <ListSkeleton columns={3} isNarrow={isNarrow} canPick={false} />
    );
  }
  const barOf = ({ record, span: read, isPoint }: Bar, isNamed: boolean, lane = 0) => {
    const span = moves.shown.get(record.id) ?? read;
    const [from, to] = [columnOf(span.first), columnOf(span.last)];
    return (
      <TimelineBar
        key={record.id}
        record={record}
        title={String(record[entity.title] ?? '')}
        status={status === undefined ? null : ((record[status] ?? null) as StatusReference | null)}
        span={span}
        isPoint={isPoint && span.first === span.last}
        place={{ gridColumn: `${from} / ${to + 1}`, gridRow: lane + 1 }}
        width={(to - from + 1) * dayWidth}
        dayWidth={dayWidth}
        moves={moves}
        mayMove={mayMove && mayOn('update', record)}
        link={openOf(record.id)}
        usageId={usageId}
        isNamed={isNamed}
        onSay={say}
      />
    );
  };
  const width = nameWidth + days.length * dayWidth;
  const saturday = firstSaturday(days);
  return (
    <>
      {tools}
      <div id={usageId} style={visuallyHidden}>
        {words('usage')}
      </div>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {rows.length === 0 && undated.length === 0 ? (
        <Message icon={EmptyIcon} title={translate('app.empty.nothing')} lead={words('none')} />
      ) : (
        <Box
          ref={scroller}
          tabIndex={0}
          role="region"
          aria-label={words('label', { name: translate(`resources.${entity.name}.name`, { smart_count: 2 }) })}
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            bgcolor: 'background.paper',
            position: 'relative',
            '&:focus-visible': { outlineOffset: -2 },
          }}
          style={{ ['--name' as string]: `${nameWidth}px` }}
        >
          <TimelineHead days={days} today={today} scale={scale} template={template} />
          <Box
            role="list"
            sx={(theme) => ({
              position: 'relative',
              backgroundImage: `repeating-linear-gradient(to right, ${theme.palette.line2} 0 ${2 * dayWidth}px, transparent ${2 * dayWidth}px ${7 * dayWidth}px)`,
              '&::before': {
                content: '""',
                position: 'absolute',
                top: 0,
                bottom: 0,
                left: nameWidth + todayAt * dayWidth + dayWidth / 2,
                width: '1px',
                bgcolor: 'primary.main',
              },
            })}
            style={{
              width,
              height: virtual.getTotalSize(),
              backgroundPositionX: nameWidth + (saturday - 7) * dayWidth,
              backgroundRepeat: 'repeat-y',
              backgroundSize: `${(days.length + 14) * dayWidth}px 100%`,
            }}
          >
            {drawnUndated && (
              <Box
                data-drop={drawnUndated.first}
                sx={{
                  position: 'absolute',
                  top: 0,
                  bottom: 0,
                  bgcolor: 'accentSoft',
                  boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
                }}
                style={{ left: nameWidth + (columnOf(drawnUndated.first) - 2) * dayWidth, width: dayWidth }}
              />
            )}
            {virtual.getVirtualItems().map(({ index, key, start, size }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <Line
                  key={key}
                  role="listitem"
                  style={{
                    gridTemplateColumns: template,
                    ...(row.shows === 'person' && { gridTemplateRows: `repeat(${row.lanes.length}, ${laneHeight}px)` }),
                    alignContent: 'center',
                    width,
                    height: size,
                    transform: `translateY(${start - headHeight}px)`,
                  }}
                >
                  <RowName entity={entity} row={row} openOf={openOf} lanes={lanesIn(row)} />
                  {row.shows === 'record' && barOf(row.bar, true)}
                  {row.shows === 'person' && (
                    <LoadStrip loads={row.loads} columnOf={columnOf} lanes={row.lanes.length} wordsOf={moves.wordsOf} />
                  )}
                  {row.shows === 'person' && row.lanes.flatMap((lane, at) => lane.map((bar) => barOf(bar, false, at)))}
                </Line>
              );
            })}
          </Box>
        </Box>
      )}
      {query.isCut && (
        <Box role="status" sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'line', color: 'ink2' }}>
          {words('tooMany', { shown: formatCount(mostRecords) })}
        </Box>
      )}
      {undated.length > 0 && (
        <Tray
          entity={entity}
          records={undated}
          openOf={openOf}
          mayPlace={(record) => mayMove && mayOn('update', record)}
          moves={moves}
          today={today}
          dayUnder={dayUnder}
          onShow={showDay}
          onSay={say}
        />
      )}
    </>
  );
}
