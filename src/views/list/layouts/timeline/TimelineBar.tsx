import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StatusReference } from '../../../../../schema/fields/field.ts';
import type { DaySpan } from '../../../../../schema/language/lists/timeline.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { toneOf } from '../../../../widgets/pill/tone.ts';
import type { Tone } from '../../../../widgets/pill/Pill.tsx';
import type { RecordLink } from '../../address/useRecordLinks.ts';
import type { Grip, SpanMoves } from './useSpanMoves.ts';

const Shape = styled('button', { shouldForwardProp: (name) => name !== 'tone' && name !== 'progress' })<{
  tone: Tone;
  progress: number;
}>(({ theme, tone, progress }) => ({
  position: 'relative',
  alignSelf: 'center',
  height: 20,
  minWidth: 0,
  margin: '0 1px',
  padding: 0,
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'left',
  color: theme.palette.ink,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  background: `linear-gradient(${theme.palette.status[tone].fg} 0 0) 0 100% / ${progress}% 3px no-repeat,
    color-mix(in srgb, ${theme.palette.status[tone].fg} 20%, ${theme.palette.background.paper})`,
  '&[data-point]': { background: 'none' },
  '&[data-point]::before': {
    content: '""',
    position: 'absolute',
    top: 5,
    left: 'calc(50% - 5px)',
    width: 10,
    height: 10,
    boxSizing: 'border-box',
    transform: 'rotate(45deg)',
    border: `1.5px solid ${theme.palette.status[tone].fg}`,
    background:
      progress === 100
        ? theme.palette.status[tone].fg
        : `color-mix(in srgb, ${theme.palette.status[tone].fg} 20%, ${theme.palette.background.paper})`,
  },
  '&[data-drawn]': { boxShadow: `0 0 0 1px ${theme.palette.primary.main}`, zIndex: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, zIndex: 1 },
  '& > [data-label]': {
    position: 'absolute',
    top: 0,
    left: 6,
    right: 6,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
  },
  '& > [data-label=beside]': {
    left: 'calc(100% + 6px)',
    right: 'auto',
    overflow: 'visible',
    color: theme.palette.ink2,
  },
  '& > [data-grip]': { position: 'absolute', top: 0, bottom: 0, width: 7, cursor: 'ew-resize' },
  '& > [data-grip=first]': { left: 0 },
  '& > [data-grip=last]': { right: 0 },
}));

const progressOf: Readonly<Record<string, number>> = { COMPLETED: 100, IN_PROGRESS: 50, BLOCKED: 50 };
/** Pixels that a pointer moves before a press becomes a drag. */
export const slack = 4;
/** Days by which keys move. */
export const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

interface TimelineBarProps {
  readonly record: WireRecord;
  readonly title: string;
  readonly status: StatusReference | null;
  readonly span: DaySpan;
  /** It lasts no days, and is drawn as a point. */
  readonly isPoint: boolean;
  /** Columns of the grid from its first day to behind its last one, and its lane. */
  readonly place: { readonly gridColumn: string; readonly gridRow: number };
  /** Width in pixels. */
  readonly width: number;
  readonly dayWidth: number;
  readonly moves: SpanMoves;
  readonly mayMove: boolean;
  readonly link: RecordLink | null;
  readonly usageId: string;
  readonly isNamed: boolean;
  readonly onSay: (text: string) => void;
}

interface Drag {
  readonly from: DaySpan;
  readonly grip: Grip;
  readonly x: number;
  isMoved: boolean;
}

/** A record on its days: pressed to open it, dragged by the middle or an end, or moved by keys. */
export function TimelineBar(props: TimelineBarProps) {
  const {
    record,
    title,
    status,
    span,
    isPoint,
    place,
    width,
    dayWidth,
    moves,
    mayMove,
    link,
    usageId,
    isNamed,
    onSay,
  } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const drag = useRef<Drag | null>(null);
  const [isDragged, setDragged] = useState(false);
  const open = () => link && void navigate(link.to, link.state ? { state: link.state } : {});
  const gripOf = ({ target }: PointerEvent): Grip => ((target as HTMLElement).dataset['grip'] as Grip) ?? 'whole';

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (!mayMove || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: span, grip: gripOf(event), x: event.clientX, isMoved: false };
  };
  const pull = (event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const away = event.clientX - current.x;
    if (!current.isMoved && Math.abs(away) < slack) return;
    current.isMoved = true;
    setDragged(true);
    moves.draw(record, current.from, current.grip, Math.round(away / dayWidth));
  };
  const release = () => {
    const isMoved = drag.current?.isMoved;
    // The press that ends a drag is no press on the bar.
    setTimeout(() => (drag.current = null));
    setDragged(false);
    if (isMoved) moves.settle(record);
  };
  const keyDown = (event: KeyboardEvent) => {
    const isDrawn = moves.drawn === record.id;
    if (event.key === 'Escape' && (isDrawn || drag.current)) {
      event.stopPropagation();
      drag.current = null;
      setDragged(false);
      moves.drop();
      onSay(translate('app.timeline.movedBack', { title }));
    } else if (event.key === 'Enter' && isDrawn) {
      event.preventDefault();
      moves.settle(record);
    } else if (mayMove && event.key in arrows) {
      event.preventDefault();
      const grip = event.shiftKey ? 'last' : event.ctrlKey || event.metaKey ? 'first' : 'whole';
      onSay(
        translate('app.timeline.draft', {
          days: moves.wordsOf(moves.draw(record, span, grip, arrows[event.key] ?? 0)),
        }),
      );
    }
  };
  const tone = toneOf(status?.categoryCode ?? '');
  const days = moves.wordsOf(span);
  return (
    <Shape
      type="button"
      tone={tone}
      progress={progressOf[status?.categoryCode ?? ''] ?? 0}
      data-drawn={moves.drawn === record.id || isDragged || undefined}
      data-point={isPoint || undefined}
      data-first={span.first}
      data-last={span.last}
      style={place}
      title={`${title}\n${days}${status ? `\n${status.displayName}` : ''}`}
      aria-label={[translate('app.timeline.bar', { title, days }), status?.displayName].filter(Boolean).join(', ')}
      {...(mayMove && { 'aria-describedby': usageId })}
      onClick={() => !drag.current?.isMoved && open()}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => {
        drag.current = null;
        setDragged(false);
        moves.drop();
      }}
      onKeyDown={keyDown}
      onBlur={() => moves.drawn === record.id && !drag.current && moves.settle(record)}
    >
      {(isNamed || width >= 60) && <span data-label={isNamed && width < 90 ? 'beside' : 'inside'}>{title}</span>}
      {mayMove && <span data-grip="first" />}
      {mayMove && <span data-grip="last" />}
    </Shape>
  );
}
