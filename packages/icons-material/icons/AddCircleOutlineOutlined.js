import { drawn } from '../drawn.js';

export default drawn('AddCircleOutlineOutlined', { type: 'circle', cx: 8, cy: 8, r: 5.7 }, 'M8 5.3v5.4M5.3 8h5.4');
