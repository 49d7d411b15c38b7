import { drawn } from '../drawn.js';

export default drawn('Visibility', 'M1.7 8C3 5.4 5.2 4 8 4s5 1.4 6.3 4C13 10.6 10.8 12 8 12s-5-1.4-6.3-4z', {
  type: 'circle',
  cx: 8,
  cy: 8,
  r: 1.9,
});
