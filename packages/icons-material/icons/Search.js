import { drawn } from '../drawn.js';

export default drawn('Search', { type: 'circle', cx: 7, cy: 7, r: 4.3 }, 'm10.3 10.3 3.2 3.2');
