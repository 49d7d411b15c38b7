import { drawn } from '../drawn.js';

export default drawn('Update', 'M13 10.8A5.6 5.6 0 1 1 13.6 8M13.4 13.4v-2.8h-2.8M8 5v3.2l2 1.2');
