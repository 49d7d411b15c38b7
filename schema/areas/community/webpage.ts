const dashes = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const bare = (id: string) => id.replaceAll('-', '').toLowerCase();
const dashed = (hex: string) => hex.replace(dashes, '$1-$2-$3-$4-$5');

/** Pattern of the part of an address that names a talent of an agency to readers without an account. */
export const slugPattern = '^[0-9a-f]{64}$';

/** Returns that part for a talent. It stays when the talent gets another name. */
export function slugOf(agencyId: string, talentId: string): string {
  return bare(agencyId) + bare(talentId);
}

/** Returns the agency and the talent that a slug names. */
export function namedBySlug(slug: string): { readonly agencyId: string; readonly talentId: string } {
  return { agencyId: dashed(slug.slice(0, 32)), talentId: dashed(slug.slice(32)) };
}

/** Returns the address of the content of a talent's web page, as JSON Feed or RSS. */
export function webpageAddress(slug: string, format: 'json' | 'rss'): string {
  return `/cms/v1/public/talents/${slug}/content${format === 'rss' ? '?format=rss' : ''}`;
}
