/** Measurements of scrolling a table. */
export interface Scrolled {
  /** The share of frames that took longer than 50 ms. */
  readonly longShare: number;
  /** Maximum number of rows in the page at once, and number that fit into the scroller. */
  readonly mostRows: number;
  readonly rowsInSight: number;
}

const longFrame = 50;
const frames = 300;
/** Pixels: a notch of a mouse wheel. */
const step = 120;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

const drawn = (scroller: HTMLElement) => scroller.querySelectorAll('tbody tr:not([aria-hidden])');

/** Milliseconds from a change that shows rows until they are painted. */
export async function timePaint(scroller: HTMLElement, show: () => void): Promise<number> {
  const start = performance.now();
  const isThere = new Promise<void>((resolve) => {
    const look = new MutationObserver(() => {
      if (drawn(scroller).length === 0) return;
      look.disconnect();
      resolve();
    });
    look.observe(scroller, { childList: true, subtree: true });
  });
  show();
  await isThere;
  await nextFrame();
  // A message comes after the frame that was begun.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now() - start;
}

/** Turns the wheel by a notch in each frame, down and at the end up again. */
export async function scroll(scroller: HTMLElement): Promise<Scrolled> {
  const [row] = drawn(scroller);
  const rowsInSight = scroller.clientHeight / (row?.getBoundingClientRect().height ?? Number.NaN);
  let [long, mostRows, direction] = [0, 0, 1];
  let last = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    const room = scroller.scrollHeight - scroller.clientHeight;
    if (direction > 0 ? scroller.scrollTop >= room - 1 : scroller.scrollTop <= 0) direction = -direction;
    scroller.scrollTop += direction * step;
    const now = await nextFrame();
    if (now - last > longFrame) long += 1;
    last = now;
    mostRows = Math.max(mostRows, drawn(scroller).length);
  }
  return { longShare: long / frames, mostRows, rowsInSight };
}
