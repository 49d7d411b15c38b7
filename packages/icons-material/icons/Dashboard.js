import { drawn } from '../drawn.js';

export default drawn('Dashboard', 'M2.5 7 8 2.5 13.5 7v6.5h-11z');
