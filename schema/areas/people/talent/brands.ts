import { field } from '../../../fields/kinds.ts';

/** Advertising that a person may and may not do: the tab `brands` of talents (AB 2). */
export const brandFields = {
  brands: field.rows(
    {
      brand: field.text({ required: true, max: 200 }),
      category: field.choice([
        ...([
          'APPAREL',
          'FOOTWEAR',
          'ACCESSORIES',
          'AUTOMOTIVE',
          'BEAUTY',
          'DRINKS',
          'FINANCE',
          'FOOD',
          'GAMING',
        ] as const),
        ...(['HEALTH', 'MEDIA', 'RETAIL', 'SPORT', 'TECHNOLOGY', 'TELECOM', 'TRAVEL', 'OTHER'] as const),
      ]),
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
