import { drawn } from '../drawn.js';

export default drawn('HighlightOff', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'm6 6 4 4M10 6l-4 4');
