import { drawn } from '../drawn.js';

export default drawn('ExpandMore', 'm4 6 4 4 4-4');
