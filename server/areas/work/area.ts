import { registerStatusCategories } from '../../modules/statuses/categories.ts';
import { keepFirstStatus } from '../../modules/statuses/firstCategory.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    registerStatusCategories(app, engine);
    keepFirstStatus(engine);
  },
};
