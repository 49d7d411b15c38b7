import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExportParams, ExportProgress, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { download } from './download.ts';

/** Stage of an export; `progress` is null until the server has begun to answer. */
export type ExportStage =
  | { readonly is: 'choosing' }
  | { readonly is: 'running'; readonly progress: ExportProgress | null }
  | { readonly is: 'done'; readonly rows: number }
  | { readonly is: 'failed' };

/** State and actions of an export. */
export interface Export {
  readonly stage: ExportStage;
  /** Exports, and hands the file to the browser under a name. */
  readonly start: (params: ExportParams, fileName: string) => Promise<void>;
  /** Ends the export, on the server too. */
  readonly cancel: () => void;
}

/** An export of a list, one at a time; to leave the view ends it. */
export function useExport(resource: string): Export {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const [stage, setStage] = useState<ExportStage>({ is: 'choosing' });
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = async (params: ExportParams, fileName: string) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    let rows = 0;
    setStage({ is: 'running', progress: null });
    try {
      const file = await dataProvider.exportList(resource, {
        ...params,
        signal: controller.signal,
        onProgress: (progress) => {
          rows = progress.total;
          if (isCurrent()) setStage({ is: 'running', progress });
        },
      });
      if (!isCurrent()) return;
      download(file, fileName);
      setStage({ is: 'done', rows });
    } catch {
      // Whatever went wrong, a refusal or the connection, is said in the same words (AB 8).
      if (isCurrent()) setStage({ is: 'failed' });
    }
  };

  const cancel = () => {
    stop();
    setStage({ is: 'choosing' });
  };
  return { stage, start, cancel };
}
