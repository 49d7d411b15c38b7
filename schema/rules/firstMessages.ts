/**
 * Messages that the frame of the app, a list or the sign-in shows by itself, in English. They load with every visit, so
 * they are few; all others are in `messages.ts`, which a page loads with its other words.
 */
export const firstMessages = {
  required: 'This field is required',
  longFilterMessage: 'This filter is too long. Choose fewer values',
  notSignedIn: 'Please sign in',
  signInExpired: 'This took too long. Please sign in again',
  factorDue: 'Two-step sign-in is required there. Turn it on for your account first',
  unsavedData: 'The data you have entered has not been saved. Are you sure you want to leave?',
  unsavedChanges: 'You have unsaved changes. Do you really want to leave?',
  unknownError: 'Unknown error',
  error: 'Error',
  somethingWentWrong: 'Something went wrong',
  fetchFailed: 'Failed to fetch data',
  fileUploadFailed: 'The file could not be uploaded',
} as const;
