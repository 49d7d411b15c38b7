import { drawn } from '../drawn.js';

export default drawn('Sort', 'M2.5 4.5h11M2.5 8h7M2.5 11.5H6');
