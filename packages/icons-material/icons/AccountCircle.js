import { drawn } from '../drawn.js';

export default drawn(
  'AccountCircle',
  { type: 'circle', cx: 8, cy: 8, r: 5.7 },
  { type: 'circle', cx: 8, cy: 6.5, r: 2 },
  'M4.4 12.4c.7-1.7 2-2.5 3.6-2.5s2.9.8 3.6 2.5',
);
