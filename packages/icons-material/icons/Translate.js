import { drawn } from '../drawn.js';

export default drawn(
  'Translate',
  { type: 'circle', cx: 8, cy: 8, r: 5.7 },
  'M2.3 8h11.4M8 2.3c1.7 1.7 2.3 3.6 2.3 5.7S9.7 12 8 13.7C6.3 12 5.7 10.1 5.7 8S6.3 4 8 2.3z',
);
