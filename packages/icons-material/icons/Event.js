import { drawn } from '../drawn.js';

export default drawn(
  'Event',
  { type: 'rect', x: 2.5, y: 3, width: 11, height: 10.5, rx: 2 },
  'M2.5 6.5h11M5.5 1.8v2.4M10.5 1.8v2.4',
);
