import { drawn } from '../drawn.js';

export default drawn(
  'PersonPin',
  'M3 2.3h10v9.2h-3l-2 2.2-2-2.2H3z',
  { type: 'circle', cx: 8, cy: 5.6, r: 1.4 },
  'M5.4 9.4c.5-1.1 1.4-1.6 2.6-1.6s2.1.5 2.6 1.6',
);
