/** What people who run the installation do with an agency, by name: all of it stands in its list of visits (design 6). */
export const agencyEventKinds = ['create', 'rename', 'suspend', 'reactivate', 'readMail', 'readLink'] as const;
export type AgencyEventKind = (typeof agencyEventKinds)[number];

/** The same, with the visits inside it. */
export const crossingKinds = ['visit', ...agencyEventKinds] as const;
export type CrossingKind = (typeof crossingKinds)[number];
