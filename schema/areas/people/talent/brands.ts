import { field } from '../../../fields/kinds.ts';
import { brandCategories } from '../../../rules/contracts.ts';

/** Advertising that a person may and may not do: the tab `brands` of talents (AB 2). */
export const brandFields = {
  brands: field.rows(
    {
      brand: field.text({ required: true, max: 200 }),
      category: field.choice(brandCategories),
      startsOn: field.date(),
      endsOn: field.date({ after: 'startsOn' }),
      isExclusive: field.flag(),
      exclusiveUntil: field.date({ after: 'startsOn' }),
    },
    { groupBy: 'category' },
  ),
  brandsToAvoid: field.text({ isMultiline: true, max: 2000 }),
};

export const brandSections = { deals: ['brands'], limits: ['brandsToAvoid'] } as const;

export const brandsTab = { brands: ['deals', 'limits'] } as const;
