import { drawn } from '../drawn.js';

export default drawn('Delete', 'M2.8 4.3h10.4M6.3 4.3V2.8h3.4v1.5M4.3 4.3l.5 9h6.4l.5-9M6.7 7v3.7M9.3 7v3.7');
