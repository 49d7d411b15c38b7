import { drawn } from '../drawn.js';

export default drawn('Menu', 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11');
