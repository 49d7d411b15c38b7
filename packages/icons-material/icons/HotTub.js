import { drawn } from '../drawn.js';

export default drawn(
  'HotTub',
  'M2.5 8.5h11V12a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12zM5 2.5c1 1-.8 2 .2 3.2M8 2.5c1 1-.8 2 .2 3.2M11 2.5c1 1-.8 2 .2 3.2',
);
