import { drawn } from '../drawn.js';

export default drawn(
  'Favorite',
  'M8 13.3C4.4 10.9 2.3 9 2.3 6.5A2.9 2.9 0 0 1 8 5.3a2.9 2.9 0 0 1 5.7 1.2c0 2.5-2.1 4.4-5.7 6.8z',
);
