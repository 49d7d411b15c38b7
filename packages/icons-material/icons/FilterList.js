import { drawn } from '../drawn.js';

export default drawn('FilterList', 'M2.5 4.5h11M4.7 8h6.6M6.8 11.5h2.4');
