import { drawn } from '../drawn.js';

export default drawn('List', 'M5.5 4.5h8M5.5 8h8M5.5 11.5h8M2.7 4.5h.01M2.7 8h.01M2.7 11.5h.01');
