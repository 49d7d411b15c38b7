import { drawn } from '../drawn.js';

export default drawn('Refresh', 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3');
