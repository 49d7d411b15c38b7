import { drawn } from '../drawn.js';

export default drawn('Error', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M8 5v3.5M8 10.9v.1');
