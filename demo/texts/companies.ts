export const mailboxes = ['hello', 'office', 'talent', 'bookings', 'marketing', 'events'] as const;

export const streets = [
  'Kurrajong Street',
  'Old Quay Road',
  'Ferry Lane',
  'Rosella Avenue',
  'Customs Parade',
  'Tannery Walk',
  'Banksia Terrace',
  'Signal Hill Road',
  'Ropeworks Lane',
  'Observatory Crescent',
  'Saltworks Drive',
  'Weighbridge Street',
] as const;

/** Notes of an agency about a company besides its fields. */
export const attributeStock = [
  { title: 'Payment terms', value: '30 days from invoice', type: 'Finance' },
  { title: 'Purchase order', value: 'Needed before any invoice', type: 'Finance' },
  { title: 'Invoices to', value: 'One a month, by email only', type: 'Finance' },
  { title: 'Best time to call', value: 'Weekdays before noon', type: 'Contact' },
  { title: 'Decides', value: 'Head of marketing, with the board above AUD 50,000', type: 'Contact' },
  { title: 'Exclusivity', value: 'Within its own industry, for the term of the campaign', type: 'Legal' },
  { title: 'Insurance', value: 'Public liability certificate on file until June', type: 'Legal' },
  { title: 'Likes', value: 'Regional stories, families, early mornings', type: 'Creative' },
  { title: 'Avoids', value: 'Stunts and anything with fire', type: 'Creative' },
  { title: 'Parking', value: 'Behind the building, code from reception', type: 'Visits' },
] as const;

/** Billing contacts of a company. */
export const billingDesks = ['Accounts payable', 'Finance team', 'Accounts', 'Bookkeeping', 'Shared services'] as const;

/** One line about a company, by its industry. */
export const companyLines: Readonly<Record<string, string>> = {
  Advertising: 'Campaigns for brands that would rather be liked than loud',
  'Apparel and footwear': 'Clothes and shoes for work, weather and weekends',
  Automotive: 'Sales and service in eleven towns',
  'Banking and insurance': 'Owned by its members since 1954',
  'Beauty and personal care': 'Made in small batches, sold in large chemists',
  Broadcasting: 'On air around the clock, online a minute later',
  Charity: 'Raises money for children’s hospitals and spends it there',
  Education: 'Courses for people who have a job already',
  'Events and venues': 'Two stages, one loading dock, 180 nights a year',
  'Film and television': 'Drama, documentaries and the odd commercial',
  'Food and drink': 'From the farm gate to the corner shop',
  Government: 'Markets, festivals and a very good library',
  'Health and fitness': 'Forty studios, no lock-in contracts',
  'Music and publishing': 'A small catalogue, looked after well',
  Retail: 'Family owned, open on Sundays',
  'Sports clubs and leagues': 'Juniors on Saturday, first grade on Sunday',
  Technology: 'Builds things that people forget to switch off',
  'Travel and tourism': 'Slow trips for people who are in a hurry all year',
};

/** Roles of the contacts at a company. */
export const contactRoles = [
  'Marketing manager',
  'Head of partnerships',
  'Events producer',
  'Brand manager',
  'Accounts payable',
  'Casting director',
  'Communications lead',
  'Executive assistant',
];
