import { defineArea } from '../../language/area.ts';

/** Notifications of staff: in the bar, by mail, and in the title of the page. */
export const area = defineArea({ menu: [], screens: [] });
