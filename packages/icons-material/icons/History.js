import { drawn } from '../drawn.js';

export default drawn('History', 'M2.6 8a5.4 5.4 0 1 0 1.7-3.9L2.8 5.4M2.8 2.6v2.8h2.8M8 5v3.2l2.2 1.3');
