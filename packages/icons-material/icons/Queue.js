import { drawn } from '../drawn.js';

export default drawn(
  'Queue',
  { type: 'rect', x: 4.5, y: 2.5, width: 9, height: 9, rx: 1.5 },
  'M2.5 5v7A1.5 1.5 0 0 0 4 13.5h7M9 5v4M7 7h4',
);
