/** Actions of operators on an agency, by name: all of them are listed with its visits. */
export const agencyEventKinds = [
  'create',
  'rename',
  'suspend',
  'reactivate',
  'readMail',
  'readLink',
  'readTalents',
] as const;
export type AgencyEventKind = (typeof agencyEventKinds)[number];

/** Actions of operators on an agency, and their visits to it. */
export const operatorEventKinds = ['visit', ...agencyEventKinds] as const;
export type OperatorEventKind = (typeof operatorEventKinds)[number];
