import { drawn } from '../drawn.js';

export default drawn('BookmarkRemove', 'M8.2 2.5h-4v11L8 10.7l3.8 2.8V8.3M10 4h4');
