import { drawn } from '../drawn.js';

export default drawn('NavigateNext', 'm6 4 4 4-4 4');
