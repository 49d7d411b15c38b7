import { drawn } from '../drawn.js';

export default drawn('Done', 'm3 8.5 3 3 7-7');
