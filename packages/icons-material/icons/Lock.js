import { drawn } from '../drawn.js';

export default drawn(
  'Lock',
  { type: 'rect', x: 3, y: 7, width: 10, height: 6.5, rx: 1.5 },
  'M5.3 7V5a2.7 2.7 0 0 1 5.4 0v2',
);
