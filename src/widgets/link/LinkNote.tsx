import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { linkPreviewDebounce } from '../../../schema/rules/limits.ts';
import { patterns, type PatternKey } from '../../../schema/rules/patterns.ts';
import { useDebounced } from '../picker/useDebounced.ts';
import { addressOf } from './outwardAddress.ts';

const LinkPreview = lazy(async () => ({ default: (await import('./LinkPreview.tsx')).LinkPreview }));

/** Rendered while empty, so that screen readers announce its text; until then it takes no space. */
const Region = styled('div')({ minWidth: 0, '&:empty': { position: 'absolute' } });

interface LinkNoteProps {
  readonly pattern: PatternKey;
  /** Typed text, trimmed; null before any typing. */
  readonly text: string | null;
}

/** Preview of the page of a typed address, after a pause of half a second (AB 4, AB 9). */
export function LinkNote({ pattern, text }: LinkNoteProps) {
  const settled = useDebounced(text, linkPreviewDebounce);
  const isWhole = settled !== null && settled === text && patterns[pattern].regex.test(settled);
  const address = isWhole ? addressOf(pattern, settled) : null;
  return (
    <Region aria-live="polite">
      {address !== null && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <LinkPreview address={address} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Region>
  );
}
