import { drawn } from '../drawn.js';

export default drawn('Clear', 'm4 4 8 8M12 4l-8 8');
