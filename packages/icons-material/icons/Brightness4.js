import { drawn } from '../drawn.js';

export default drawn('Brightness4', 'M13.3 9.6A5.6 5.6 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9z');
