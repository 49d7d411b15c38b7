import { drawn } from '../drawn.js';

export default drawn('Book', 'M3.7 2.3h8.8v11.4H3.7zM6.2 2.3v11.4');
