import { drawn } from '../drawn.js';

export default drawn('Add', 'M8 3.2v9.6M3.2 8h9.6');
