/**
 * Every message about something that was refused, in English, each once (AB 5, CM 5, AB 8, CM 8). Gaps stand in braces.
 * Where the spec gives words they are the spec's; where it gives a key (`emailExisted`) the key is the spec's.
 */
export const messages = {
  required: 'This field is required',
  website: 'URL should be in format {host}',
  facebook: 'Invalid Facebook URL format',
  instagram: 'Invalid Instagram URL format',
  youtube: 'Invalid Youtube URL format',
  vimeo: 'Invalid Vimeo URL format',
  tiktok: 'Invalid Tiktok URL format',
  twitter: 'Invalid Twitter URL format',
  phone: 'Invalid phone format',
  email: 'Invalid email',
  emailOrPhone: 'Invalid email address or phone number !',
  link: 'Invalid link format',
  linkUnreachable: 'This address could not be reached',
  linkNotPage: 'There is no page to preview at this address',
  password:
    'Password must be at least 6 characters and include a mix of uppercase letters, lowercase letters and numbers',
  dollar: 'Invalid dollar format',
  soundCloudOrSpotify: 'Invalid SoundCloud or Spotify format',
  spotify: 'Invalid Spotify format',
  libraryName: 'Name contains alphanumeric characters and . - _ ( ) * \' " ! only',
  fileExtension: '{file} has an invalid extension. File type must be {types}',
  fileType: '{file} is not accepted. File type must be {types}, up to {limit} MB',
  fileTooLarge: '{file} is not accepted. A file of type {type} may have up to {limit} MB',
  emptyFile: '{file} is empty',
  fileMissing: 'No such file',
  filePending: 'Wait until the file is uploaded',
  fileNotReady: '{file} is still being processed. Try again in a moment',
  tooManyUploads: 'You have begun too many uploads. Finish some of them first',
  uploadChanged: 'This upload was begun with another file',
  partIncomplete: 'A part of the file is not complete. Send it again',
  partsMissing: 'Parts of the file are missing: {parts}',
  imageUnreadable: 'This image cannot be read, or has more than {pixels} million pixels',
  fileUnreadable: 'This file could not be processed',
  importUnreadable: 'This file is not a table of texts (CSV)',
  importEmpty: 'The file has no rows below its headings',
  importTooManyRows: 'A file may have up to {max} rows. Divide it into several',
  importTooWide: 'A file may have up to {max} columns',
  importRowTooLong: 'Row {row} is too long, or a quotation mark in it is never closed',
  importQuote: 'Row {row} has a quotation mark that is never closed',
  importMoved: 'This import has gone on meanwhile. Look at it again',
  importColumnTwice: 'Two columns cannot fill the same field',
  importTwice: 'Row {row} of the file has the same {field}',
  severalMatches: 'Several records match',
  noMatch: 'Nothing is called {label}',
  keyMissing: 'Needed to tell whether the record exists already',
  goneSince: 'Deleted since',
  changedSince: 'Changed since: {fields}',
  emailExisted: 'This email is already in use',
  duplicateEmail: 'Another contact has this email',
  longFilterMessage: 'This filter is too long. Choose fewer values',
  socialsOff: 'Connecting accounts is not set up here',
  socialPlatform: 'Only accounts of Instagram and Facebook can be connected',
  socialStateOver: 'This took too long, or was finished already. Connect again',
  socialCodeOver: 'The answer of the provider is good no longer. Connect again',
  socialDenied: 'A permission that is needed was not given. Connect again and allow all of them',
  socialNoAccount: 'No professional Instagram account is linked to a page that was chosen',
  socialUnreachable: 'The provider could not be asked. Try again in a moment',

  tooLong: 'At most {max} characters',
  tooShort: 'At least {min} characters',
  tooSmall: 'At least {min}',
  tooLarge: 'At most {max}',
  tooMany: 'At most {max} entries',
  tooFew: 'At least {min} entries',
  duplicate: 'Each entry may stand here only once',
  notUnique: 'Another record has this value',
  notWhole: 'Must be a whole number',
  notNumber: 'Must be a number',
  measure: 'Not a possible measure',
  date: 'Invalid date',
  dateInPast: 'Must be before today',
  dateRange: 'Must be from {min} to {max}',
  dateOrder: 'Must not be before the start',
  timeZone: 'Unknown time zone',
  country: 'Unknown country',
  currency: 'Unknown currency',
  amountDigits: 'At most {digits} digits after the point',
  color: 'Color should be in format #rrggbb',
  choice: 'Not one of the choices',
  reference: 'No such record',
  wrongType: 'Not the expected type of value',
  unreadableText: 'Text holds a character that cannot be kept',
  lastAddress: 'The last address cannot be removed',
  contactAddress: 'The contact address cannot be removed',
  oneContactAddress: 'Only one address can be the contact address',

  invalid: 'The request is not valid',
  malformed: 'The request could not be read',
  fieldNameTaken: 'Another field has this name',
  tooManyFields: 'There can be {max} fields at most. Archive one first',
  fieldHasValues: 'Records have values of this field. Archive it instead',
  kindHasValues: 'Records have values of this field already, so this stays as it is',
  choiceNeeded: 'There has to be at least one choice that is not retired',
  choiceInUse: 'Records have {choice}. Retire it instead',
  unknownField: 'Unknown field',
  readOnlyField: 'This field cannot be changed',
  unknownParameter: 'Unknown parameter',
  notSortable: 'This list cannot be sorted by {field}',
  notFound: 'Not found',
  favoriteMarked: 'This is a favourite again. Remove it from the list first',
  notAllowed: 'You are not allowed to do this',
  noAgency: 'Choose an agency first',
  agencyChanged: 'You work in another agency now. Reload the page',
  agencyNameTaken: 'Another agency has this name',
  cannotJoin: 'This person cannot work in an agency',
  captcha: 'Please confirm that you are not a robot',
  notSignedIn: 'Please sign in',
  signInFailed: 'Wrong email or password',
  suspended: 'This account is suspended',
  wrongPassword: 'This is not your password',
  wrongCode: 'This code is not right, or was used already',
  signInExpired: 'This took too long. Please sign in again',
  factorRequired: 'Your agency requires two-step sign-in',
  factorDue: 'Two-step sign-in is required there. Turn it on for your account first',
  factorOff: 'Two-step sign-in is not on',
  samePassword: 'Choose another password than before',
  commonPassword: 'This password is among the most common ones. Choose another',
  ownAccount: 'Nobody can do this to their own account',
  alreadyAccepted: 'This invitation has been accepted already',
  linkExpired: 'This link has expired',
  levelsNotPermitted: 'These levels cannot be given for this area',
  pairContradictory: 'Full data needs access to the feature',
  pairDropsLevel: 'These older words would take away View All unseen. Give the levels themselves',
  ownRights: 'Nobody changes their own permissions. Ask another admin',
  lastAdmin: 'An agency needs at least one active admin',
  noMembership: 'This person has no account in this agency yet',
  linkOver: 'This link was used already, or its time is over',
  staleVersion: 'Somebody else has changed this record. Look at the changes and save again',
  stillNamed: 'Other records still name this one',
  relatedData: 'Other records still need this one: {records}',
  restoreClash: '{record} cannot be restored: another record has the same {field} now',
  mergeExpired: 'A merge can be undone for {days} days only',
  mergedAway: 'This was merged into {record}. It comes back where the merge is undone, in the history there.',
  restoreExpired: 'Deleted records can be restored for {days} days only',
  contradicts: 'This says something else than {other}',
  transitionRefused: 'This step is not possible from {from}',
  idempotencyClash: 'This key was used for another request',
  idempotencyRunning: 'The same request is still being worked on',
  bodyTooLarge: 'The request is too large',
  unsupportedMediaType: 'This type of content is not understood',
  tooManyRequests: 'Too many tries. Wait a moment and try again',
  unavailable: 'The service is not available right now. Try again in a moment',
  internal: 'Something went wrong. Quote {id} when you ask for help',

  unsavedData: 'The data you have entered has not been saved. Are you sure you want to leave?',
  unsavedChanges: 'You have unsaved changes. Do you really want to leave?',

  unknownError: 'Unknown error',
  error: 'Error',
  somethingWentWrong: 'Something went wrong',
  fetchFailed: 'Failed to fetch data',
  uploadFailed: 'Upload failed',
  fileUploadFailed: 'The file could not be uploaded',
  codeImageFailed: 'Failed to create QR code: {status}',
  videoMissing: 'This video does not exist',
  templateOverdue: 'The time to answer is over. Send an approved template',
  shareErrorVideo: 'This video cannot be shared',
  cannotShare: 'This post could not be shared',
  noProfileLink: 'The talent has no profile link yet',
  sendEmailFail: 'The email could not be sent',
} as const;

export type MessageKey = keyof typeof messages;

export type MessageParams = Readonly<Record<string, string | number>>;

type GapsIn<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}` ? Gap | GapsIn<Rest> : never;

/** The names of the gaps of a message: `GapsOf<'tooLong'>` is `'max'`. */
export type GapsOf<Key extends MessageKey> = GapsIn<(typeof messages)[Key]>;

/** What fills a message: all of its gaps at least. */
export type ParamsFor<Key extends MessageKey> = MessageParams & Readonly<Record<GapsOf<Key>, string | number>>;

/** The messages that have gaps. */
export type GappedKey = { [Key in MessageKey]: [GapsOf<Key>] extends [never] ? never : Key }[MessageKey];

/** The last argument of what puts a key into words: it may be left out where there are no gaps, or the key is not known. */
export type Filling<Key extends MessageKey> = MessageKey extends Key
  ? [params?: MessageParams | undefined]
  : Key extends GappedKey
    ? [params: ParamsFor<Key>]
    : [params?: MessageParams | undefined];

/** Fills the gaps of a message; a gap without a value stays as it is. */
export function formatMessage(text: string, params: MessageParams = {}): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : gap));
}
