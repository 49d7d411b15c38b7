import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import { LiveLine } from './LiveLine.tsx';
import type { LiveRows, Mark } from './useLiveRows.ts';
import { useUpToDate } from './useUpToDate.ts';

interface LiveRowsLineProps {
  readonly entity: AnyEntity;
  readonly rows: LiveRows;
  /** What scrolls the rows. */
  readonly content: RefObject<HTMLElement | null>;
  /** Hears which records have been taken out, by id. */
  readonly onGone: (ids: readonly string[]) => void;
}

/** How many of the rows of a list others have changed, with the way to bring them up to date where they stand. */
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
