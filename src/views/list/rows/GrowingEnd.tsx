import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { skeletonRowsOfNextPage } from '../../../../schema/rules/limits.ts';
import { CardSkeletons } from './ListSkeleton.tsx';
import type { Growth } from './useRecordList.ts';

/** Distance from the end at which the next rows are requested, in pixels. */
const lead = 600;

interface GrowingEndProps {
  readonly growth: Growth;
  readonly label: string;
  /** Scroll container: coming near its end loads more. Without it only the button loads more. */
  readonly scroller?: RefObject<HTMLElement | null>;
}

/** An end of a list at which more can be loaded, by scrolling near it or by its button; three skeletons meanwhile (AB 9). */
export function GrowingEnd({ growth, label, scroller }: GrowingEndProps) {
  const translate = useTranslate();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, isLoading, hasFailed, load } = growth;
  const isWatched = scroller !== undefined && hasMore && !isLoading && !hasFailed;
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!isWatched || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadNow();
      },
      { root: scroller?.current ?? null, rootMargin: `${lead}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatched, scroller]);

  if (isLoading) return <CardSkeletons rows={skeletonRowsOfNextPage} />;
  if (!hasMore) return null;
  return (
    <Box ref={end} sx={{ display: 'grid', justifyItems: 'center', gap: 0.75, p: 2, color: 'ink2' }}>
      {hasFailed && <span role="alert">{translate('app.failed.title')}</span>}
      <Button onClick={load}>{hasFailed ? translate('app.actions.tryAgain') : label}</Button>
    </Box>
  );
}
