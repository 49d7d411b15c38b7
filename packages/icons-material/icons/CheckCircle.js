import { drawn } from '../drawn.js';

export default drawn('CheckCircle', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'm5.3 8.2 2 2 3.4-3.9');
