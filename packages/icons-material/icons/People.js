import { drawn } from '../drawn.js';

export default drawn(
  'People',
  { type: 'circle', cx: 6, cy: 6, r: 2.3 },
  { type: 'circle', cx: 11.3, cy: 6.6, r: 1.8 },
  'M2 13c.5-2.3 2-3.4 4-3.4s3.5 1.1 4 3.4M11 10c1.7 0 2.7.9 3 2.5',
);
