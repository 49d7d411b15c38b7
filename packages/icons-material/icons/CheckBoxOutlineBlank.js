import { drawn } from '../drawn.js';

export default drawn('CheckBoxOutlineBlank', { type: 'rect', x: 2.5, y: 2.5, width: 11, height: 11, rx: 2 });
