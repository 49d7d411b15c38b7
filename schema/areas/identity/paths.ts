/** The address of the signed-in person's own account; the spec names none for it. */
export const accountPath = '/account';
/** Hash of the API keys on the account page. */
export const ownKeysHash = '#api-keys';
