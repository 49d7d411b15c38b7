import { useCallback, useEffect, useState } from 'react';
import { readPdf, type PdfPage } from './readPdf.ts';

interface Read {
  /** Pages of the former PDF until the next one is read; null before the first. */
  readonly pages: readonly PdfPage[] | null;
  readonly error: Error | null;
}

interface PdfPages extends Read {
  /** Gives the pages up, such as when one cannot be drawn. */
  readonly fail: (error: Error) => void;
}

/** Returns the pages of a PDF. */
export function usePdfPages(content: Blob | null): PdfPages {
  const [read, setRead] = useState<Read>({ pages: null, error: null });
  const fail = useCallback((error: Error) => setRead({ pages: null, error }), []);
  useEffect(() => {
    if (!content) return undefined;
    let isStale = false;
    readPdf(content).then(
      (pages) => !isStale && setRead({ pages, error: null }),
      (error: unknown) => !isStale && fail(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isStale = true;
    };
  }, [content, fail]);
  return { ...read, fail };
}
