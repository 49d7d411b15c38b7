import { drawn } from '../drawn.js';

export default drawn('DragIndicator', 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01');
