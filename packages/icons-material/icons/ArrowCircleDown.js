import { drawn } from '../drawn.js';

export default drawn('ArrowCircleDown', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M8 5v6M5.6 8.6 8 11l2.4-2.4');
