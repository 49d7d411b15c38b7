import { drawn } from '../drawn.js';

export default drawn(
  'CheckBox',
  { type: 'rect', x: 2.5, y: 2.5, width: 11, height: 11, rx: 2 },
  'm5 8.2 2.2 2.2L11 6.2',
);
