import { drawn } from '../drawn.js';

export default drawn('RemoveCircle', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M5.3 8h5.4');
