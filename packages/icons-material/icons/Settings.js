import { drawn } from '../drawn.js';

export default drawn('Settings', 'M2.5 4.5h6M12 4.5h1.5M2.5 11.5H4M7.5 11.5h6M10.2 2.8v3.4M5.8 9.8v3.4');
