import { drawn } from '../drawn.js';

export default drawn('Label', 'M2.5 4h7.3l3.7 4-3.7 4H2.5z');
