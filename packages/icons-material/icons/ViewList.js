import { drawn } from '../drawn.js';

export default drawn(
  'ViewList',
  { type: 'rect', x: 2.5, y: 3, width: 11, height: 10, rx: 1.5 },
  'M2.5 6.3h11M2.5 9.7h11M5.8 3v10',
);
