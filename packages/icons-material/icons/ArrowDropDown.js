import { drawn } from '../drawn.js';

export default drawn('ArrowDropDown', 'm5 6.5 3 3 3-3');
