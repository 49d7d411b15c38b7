import { drawn } from '../drawn.js';

export default drawn(
  'Inbox',
  { type: 'rect', x: 2.5, y: 2.8, width: 11, height: 10.4, rx: 1.5 },
  'M2.5 9h3.2a2.3 2.3 0 0 0 4.6 0h3.2',
);
