import { drawn } from '../drawn.js';

export default drawn('GetApp', 'M8 2.5v7.3M4.9 6.9 8 10l3.1-3.1M3 13.3h10');
