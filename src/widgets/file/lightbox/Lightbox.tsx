import { lazy, Suspense, useEffect, useState } from 'react';
import type { Media } from '../../../../schema/media.ts';
import { isFocusFree } from '../../../theme/focus/freeFocus.ts';

const LightboxView = lazy(async () => ({ default: (await import('./LightboxView.tsx')).LightboxView }));

export interface LightboxProps {
  /** The files through which a person can go, in their order: of any type, also processing and failed ones. */
  readonly files: readonly Media[];
  /** The id of the file that is shown first; the first one if it is not among the files. */
  readonly start: string;
  /** Called once the lightbox has faded out, and when no file is left; the caller then renders it no longer. */
  readonly onClose: () => void;
  /** Called with each further file that is shown, so that a list can follow. */
  readonly onMove?: (file: Media) => void;
  /** Downloads a file in place of the link to it; null where none may be downloaded. */
  readonly onDownload?: ((file: Media) => void) | null;
}

/**
 * Preview of files over the whole page, loaded when it is first rendered: images to zoom, video and audio to play, the
 * way to all else. Arrow keys, a swipe and buttons go to the previous and the next file, Space plays and pauses, Escape
 * closes; each file can be downloaded. The focus returns to what opened it.
 *
 * Rendered while it is open: `{shown && <Lightbox files={files} start={shown} onClose={() => setShown(null)} />}`. The
 * list of files may change meanwhile; the file that is shown stays as long as it is among them.
 */
export function Lightbox(props: LightboxProps) {
  // The page behind loses the focus before the library can see who has it.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (isFocusFree() && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Suspense fallback={null}>
      <LightboxView {...props} />
    </Suspense>
  );
}
