import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../../i18n/numbers.ts';
import { placeOf } from './boardData.ts';
import type { ShownColumn } from './shownColumns.ts';

/** Sentences by which a screen reader follows a card that is moved by the keyboard. */
export interface Announcements {
  /** Hint that each card has: how it is moved. */
  readonly usage: string;
  readonly start: (drag: DragStart, provided: ResponderProvided) => void;
  readonly update: (drag: DragUpdate, provided: ResponderProvided) => void;
  readonly end: (drop: DropResult, provided: ResponderProvided) => void;
}

/** Returns the sentences about moves of cards, in the language of the page. */
export function useAnnouncements(columns: readonly ShownColumn[], titleKey: string): Announcements {
  const translate = useTranslate();
  const spotOf = (columnKey: string, index: number, dragged: string) => {
    const column = columns.find(({ key }) => key === columnKey);
    const others = column?.data.filter(({ id }) => id !== dragged) ?? [];
    const count = others.length + 1;
    return { column: column?.label ?? '', place: formatCount(index + 1), count: formatCount(count) };
  };
  const say = (key: string, { draggableId: id, source, destination }: Omit<DragUpdate, 'combine'>) => {
    const at = destination ?? source;
    const title = String(placeOf(columns, id)?.card[titleKey] ?? '');
    return translate(`app.views.board.say.${key}`, { title, ...spotOf(at.droppableId, at.index, id) });
  };
  return {
    usage: translate('app.views.board.say.usage'),
    start: (drag, { announce }) => announce(say('lifted', { ...drag, destination: null })),
    update: (drag, { announce }) => announce(say(drag.destination ? 'over' : 'nowhere', drag)),
    end: (drop, { announce }) =>
      announce(say(drop.reason === 'CANCEL' || !drop.destination ? 'cancelled' : 'dropped', drop)),
  };
}
