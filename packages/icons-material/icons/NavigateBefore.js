import { drawn } from '../drawn.js';

export default drawn('NavigateBefore', 'm10 4-4 4 4 4');
