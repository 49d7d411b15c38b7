import { drawn } from '../drawn.js';

export default drawn('Report', 'M5.6 2.5h4.8l3.1 3.1v4.8l-3.1 3.1H5.6l-3.1-3.1V5.6zM8 5v3.5M8 10.9v.1');
