const dashes = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const bare = (id: string) => id.replaceAll('-', '').toLowerCase();
const dashed = (hex: string) => hex.replace(dashes, '$1-$2-$3-$4-$5');

/** Pattern of the key that names a record of an agency to people without an account. */
export const publicKeyPattern = '^[0-9a-f]{64}$';

/** Returns the public key of a record. It is no secret, and stays when the record gets another name. */
export function publicKeyOf(agencyId: string, recordId: string): string {
  return bare(agencyId) + bare(recordId);
}

/** Returns the agency and the record that a public key names. */
export function namedByKey(key: string): { readonly agencyId: string; readonly recordId: string } {
  return { agencyId: dashed(key.slice(0, 32)), recordId: dashed(key.slice(32)) };
}
