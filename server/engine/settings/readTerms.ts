import { wordLanguageOf } from '../../../schema/rules/locales.ts';
import type { Term } from '../../../schema/rules/terms/termKeys.ts';
import type { Database } from '../../database/pools.ts';

/** Returns an agency's words for entities; those without a language are in the agency's own. */
export async function readTerms(
  database: Pick<Database, 'query'>,
  agencyId: string,
  locale: string,
): Promise<readonly Term[]> {
  const { rows } = await database.query<Term>(agencyId, {
    text: `select key, singular, plural, gender, coalesce(locale, $2) as locale
      from entity_terms_settings_terms where agency_id = $1 order by locale is null desc, position`,
    values: [agencyId, wordLanguageOf(locale)],
  });
  return rows;
}
