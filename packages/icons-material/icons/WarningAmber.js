import { drawn } from '../drawn.js';

export default drawn('WarningAmber', 'M8 2.5 14 13H2z', 'M8 6.5v3M8 11.3v.1');
