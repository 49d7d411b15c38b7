import { drawn } from '../drawn.js';

export default drawn('AccessTime', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M8 4.8V8l2.2 1.3');
