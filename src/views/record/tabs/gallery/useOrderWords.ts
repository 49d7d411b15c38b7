import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { Media } from '../../../../../schema/media.ts';

/** Sentences by which a screen reader follows a tile that is moved by the keyboard. */
export interface OrderWords {
  /** Hint that each tile has: how it is moved. */
  readonly usage: string;
  readonly start: (drag: DragStart, provided: ResponderProvided) => void;
  readonly update: (drag: DragUpdate, provided: ResponderProvided) => void;
  readonly end: (drop: DropResult, provided: ResponderProvided) => void;
}

/**
 * Returns the sentences about moves of files, in the language of the page.
 * @param placeOf returns the index among all at which a dragged file is
 */
export function useOrderWords(
  files: readonly Media[],
  placeOf: (drag: Pick<DragUpdate, 'source' | 'destination'>) => number,
): OrderWords {
  const translate = useTranslate();
  const say = (key: string, drag: Pick<DragUpdate, 'draggableId' | 'source' | 'destination'>) =>
    translate(`app.media.say.${key}`, {
      name: files.find(({ id }) => id === drag.draggableId)?.filename ?? '',
      place: formatCount(placeOf(drag) + 1),
      count: formatCount(files.length),
    });
  return {
    usage: translate('app.media.say.usage'),
    start: (drag, { announce }) => announce(say('lifted', { ...drag, destination: null })),
    update: (drag, { announce }) => announce(say('over', drag)),
    end: (drop, { announce }) =>
      announce(
        drop.reason === 'CANCEL' || !drop.destination
          ? say('cancelled', { ...drop, destination: null })
          : say('dropped', drop),
      ),
  };
}
