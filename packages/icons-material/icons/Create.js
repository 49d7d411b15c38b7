import { drawn } from '../drawn.js';

export default drawn('Create', 'm3 13 .6-2.8 7-7a1.5 1.5 0 0 1 2.2 2.2l-7 7zM9.6 4.2l2.2 2.2');
