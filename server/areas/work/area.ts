import { registerStatusCategories } from './statuses/categories.ts';
import { keepFirstStatus } from './statuses/firstCategory.ts';
import { makeSeries } from './tasks/recurrence/series.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine }) => {
    registerStatusCategories(app, engine);
    keepFirstStatus(engine);
    makeSeries(engine);
  },
};
