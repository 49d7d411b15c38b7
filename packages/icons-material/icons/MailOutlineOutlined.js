import { drawn } from '../drawn.js';

export default drawn(
  'MailOutlineOutlined',
  { type: 'rect', x: 2, y: 3.5, width: 12, height: 9, rx: 1.5 },
  'm2.3 4.5 5.7 4.3 5.7-4.3',
);
