import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { scroll, timePaint, type Scrolled } from './measure.ts';
import { rowsOf, type TableProps } from './rows.ts';

/** Functions of the page that the benchmark calls. */
export interface BenchWindow extends Window {
  benchPaint?: () => Promise<number>;
  benchScroll?: () => Promise<Scrolled>;
}

interface Side {
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  readonly Table: ComponentType<TableProps>;
}

const page = window as BenchWindow;
const query = new URLSearchParams(location.search);
const rows = rowsOf(Number(query.get('rows')));

/** Scroll container, and the table in it after it is requested. */
function Content({ Table }: Pick<Side, 'Table'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return;
    page.benchPaint = () => timePaint(current, () => setShown(true));
    page.benchScroll = () => scroll(current);
  }, []);
  return (
    <div id="scroller" ref={scroller}>
      {isShown && <Table rows={rows} scroller={scroller} />}
    </div>
  );
}

const side: Side = await (query.get('side') === 'own' ? import('./own.tsx') : import('./stock.tsx'));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <side.Frame>
      <Content Table={side.Table} />
    </side.Frame>,
  );
}
