/** Words that documents have besides what is written in them. */
export interface DocumentWords {
  readonly page: string;
  readonly draft: string;
}

const english: DocumentWords = { page: 'Page %{page} of %{pages}', draft: 'Draft' };
const french: DocumentWords = { page: 'Page %{page} sur %{pages}', draft: 'Projet' };

/** Returns the words of documents in a language (BCP 47). */
export function documentWords(locale: string): DocumentWords {
  return /^fr\b/i.test(locale) ? french : english;
}
