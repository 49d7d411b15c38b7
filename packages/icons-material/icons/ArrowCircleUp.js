import { drawn } from '../drawn.js';

export default drawn('ArrowCircleUp', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M8 11V5M5.6 7.4 8 5l2.4 2.4');
