import { drawn } from '../drawn.js';

export default drawn(
  'HelpOutlineOutlined',
  { type: 'circle', cx: 8, cy: 8, r: 5.7 },
  'M6.3 6.5a1.7 1.7 0 1 1 2.5 1.5c-.6.3-.8.6-.8 1.2M8 11.3v.1',
);
