import { drawn } from '../drawn.js';

export default drawn('Title', 'M3.5 5V3.2h9V5M8 3.2v9.6M6.3 12.8h3.4');
