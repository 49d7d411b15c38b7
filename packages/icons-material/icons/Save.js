import { drawn } from '../drawn.js';

export default drawn('Save', 'M2.8 2.8h8.4l2 2v8.4H2.8zM5.2 2.8v3.4h5V2.8M5 13.2V9h6v4.2');
