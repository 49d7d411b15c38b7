import { drawn } from '../drawn.js';

export default drawn('ChatBubble', 'M2.5 4h11v7.5h-6L4.5 14v-2.5h-2z');
