import { drawn } from '../drawn.js';

export default drawn(
  'Brightness7',
  { type: 'circle', cx: 8, cy: 8, r: 2.8 },
  'M8 1.7v1.2M8 13.1v1.2M1.7 8h1.2M13.1 8h1.2M3.5 3.5l.9.9M11.6 11.6l.9.9M3.5 12.5l.9-.9M11.6 4.4l.9-.9',
);
