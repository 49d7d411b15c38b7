import { drawn } from '../drawn.js';

export default drawn('BookmarkBorder', 'M4.2 2.5h7.6v11L8 10.7l-3.8 2.8z');
