import { drawn } from '../drawn.js';

export default drawn('ViewWeek', 'M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9');
