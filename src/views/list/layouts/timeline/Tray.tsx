import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { GripIcon } from '../../../../theme/icons/actions.tsx';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import type { RecordLinks } from '../../address/useRecordLinks.ts';
import { arrows, slack } from './TimelineBar.tsx';
import type { SpanMoves } from './useSpanMoves.ts';

const Handle = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.palette.ink3,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover, &:focus-visible, &[data-drawn]': { color: theme.palette.ink, background: theme.palette.row },
  '&[data-drawn]': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  [theme.breakpoints.down('md')]: { width: 44, height: 44 },
}));

/** A record under the pointer on its way to a day. */
interface Dragged {
  readonly x: number;
  readonly y: number;
}

interface Placing {
  readonly moves: SpanMoves;
  readonly today: string;
  /** Returns the day at a place on the screen; null where there is none. */
  readonly dayUnder: (x: number, y: number) => string | null;
  /** Brings a day into sight. */
  readonly onShow: (day: string) => void;
  readonly onSay: (text: string) => void;
}

interface TrayHandleProps extends Placing {
  readonly record: WireRecord;
  readonly title: string;
  readonly usageId: string;
}

/** The handle by which a record without dates is dragged onto a day, or put on one by keys. */
function TrayHandle({ record, title, usageId, moves, today, dayUnder, onShow, onSay }: TrayHandleProps) {
  const translate = useTranslate();
  const start = useRef<Dragged | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const isDrawn = moves.drawn === record.id;
  const day = isDrawn ? moves.shown.get(record.id) : undefined;
  const put = (on: string) => moves.draw(record, { first: on, last: on }, 'whole', 0);
  const give = () => {
    start.current = null;
    setDragged(null);
  };
  const pull = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { current } = start;
    if (!current || (dragged === null && Math.hypot(x - current.x, y - current.y) < slack)) return;
    setDragged({ x, y });
    const on = dayUnder(x, y);
    if (on === null) moves.drop();
    else put(on);
  };
  const drop = () => {
    const isMoved = isDrawn || dragged !== null;
    give();
    if (isDrawn) moves.drop();
    if (isMoved) onSay(translate('app.timeline.movedBack', { title }));
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape' && (isDrawn || start.current)) {
      event.stopPropagation();
      drop();
    } else if (key in arrows || (!isDrawn && (key === 'Enter' || key === ' '))) {
      event.preventDefault();
      const span = moves.draw(record, day ?? { first: today, last: today }, 'whole', arrows[key] ?? 0);
      onShow(span.first);
      onSay(translate('app.timeline.draft', { days: moves.wordsOf(span) }));
    } else if (isDrawn && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      // Its row goes once it is saved: the next one takes the focus.
      const all = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])];
      const at = all.indexOf(currentTarget);
      (all[at + 1] ?? all[at - 1])?.focus();
      moves.settle(record);
    }
  };
  return (
    <>
      <Handle
        type="button"
        data-handle
        data-drawn={isDrawn || dragged !== null || undefined}
        aria-label={translate('app.timeline.drag', { title })}
        aria-describedby={usageId}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          const isOver = dragged !== null && isDrawn;
          give();
          if (isOver) moves.settle(record);
        }}
        onPointerCancel={drop}
        onKeyDown={keyDown}
        onBlur={() => isDrawn && start.current === null && moves.settle(record)}
      >
        <GripIcon style={{ fontSize: 14 }} />
      </Handle>
      {day && (
        <Box component="span" sx={{ flex: 'none', color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
          {moves.wordsOf(day)}
        </Box>
      )}
      {dragged && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            zIndex: 'tooltip',
            maxWidth: 240,
            px: 1,
            borderRadius: '6px',
            fontSize: 12,
            lineHeight: '20px',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
            bgcolor: 'accentSoft',
            color: 'ink',
            boxShadow: (theme) => `0 0 0 1px ${theme.palette.primary.main}`,
            pointerEvents: 'none',
          }}
          style={{ left: dragged.x + 10, top: dragged.y + 8 }}
        >
          {title}
        </Box>
      )}
    </>
  );
}

interface TrayProps extends Placing {
  readonly entity: AnyEntity;
  readonly records: readonly WireRecord[];
  readonly openOf: RecordLinks['openOf'];
  readonly mayPlace: (record: WireRecord) => boolean;
}

/** The records of a timeline that have no dates: opened, dragged onto a day, or put on today. */
export function Tray({ entity, records, openOf, mayPlace, ...placing }: TrayProps) {
  const translate = useTranslate();
  const id = useId();
  const usageId = useId();
  const { moves, today } = placing;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ flex: 'none', maxHeight: 148, overflow: 'auto', borderTop: 1, borderColor: 'line', bgcolor: 'bg', py: 1 }}
    >
      <Box id={id} component="h2" sx={{ m: 0, px: 2.5, fontSize: 13, fontWeight: 560, color: 'ink' }}>
        {translate('app.timeline.undated')}{' '}
        <Box component="span" sx={{ fontSize: 12, fontWeight: 490, color: 'ink3' }}>
          {formatCount(records.length)}
        </Box>
      </Box>
      <div id={usageId} style={visuallyHidden}>
        {translate('app.timeline.usageUndated')}
      </div>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 2.5 }}>
        {records.map((record) => {
          const title = String(record[entity.title] ?? '');
          const link = openOf(record.id);
          const isPlaced = mayPlace(record);
          return (
            <Box component="li" key={record.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
              {isPlaced && <TrayHandle record={record} title={title} usageId={usageId} {...placing} />}
              <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {link ? <QuietLink {...link}>{title}</QuietLink> : title}
              </Box>
              {isPlaced && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={translate('app.timeline.placeOne', { title })}
                  onClick={() => moves.place(record, { first: today, last: today })}
                  sx={{ flex: 'none' }}
                >
                  {translate('app.timeline.place')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
