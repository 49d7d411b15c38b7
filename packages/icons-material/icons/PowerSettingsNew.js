import { drawn } from '../drawn.js';

export default drawn('PowerSettingsNew', 'M9.5 13.5h-6v-11h6M7 8h6.5M11 5.5 13.5 8 11 10.5');
