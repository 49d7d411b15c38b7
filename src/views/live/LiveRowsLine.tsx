import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { formatCount } from '../../i18n/numbers.ts';
import { LiveLine } from './LiveLine.tsx';
import type { LiveRows, Mark } from './useLiveRows.ts';
import { useUpToDate } from './useUpToDate.ts';

interface LiveRowsLineProps {
  readonly entity: AnyEntity;
  readonly rows: LiveRows;
  /** Scroll container of the rows. */
  readonly content: RefObject<HTMLElement | null>;
  /** Called with the ids of the records that were removed. */
  readonly onGone: (ids: readonly string[]) => void;
}

/** Number of rows of a list that others have changed, with a button that updates them in place. */
export function LiveRowsLine({ entity, rows: { changed, gone }, content, onGone }: LiveRowsLineProps) {
  const translate = useTranslate();
  const bringUpToDate = useUpToDate(entity.name);
  const told = (mark: Mark, { length }: readonly string[]) =>
    length === 0 ? [] : [translate(`app.views.live.${mark}Count`, { smart_count: length, count: formatCount(length) })];
  const text = [...told('changed', changed), ...told('gone', gone)].join(' · ');
  return (
    <LiveLine
      text={text === '' ? null : text}
      onShow={async () => {
        await bringUpToDate([...changed, ...gone]);
        onGone(gone);
      }}
      content={content}
      border="top"
    />
  );
}
