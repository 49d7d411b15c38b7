import type { WordsProvider } from '../i18n/i18nProvider.ts';
import type { Session } from './session.ts';

/** Lays the words of the session's agency over the catalogs. Returns a function that resolves when they are there. */
export function followTerms(session: Session, words: Pick<WordsProvider, 'setTerms'>): () => Promise<void> {
  let laid = Promise.resolve();
  session.subscribe(() => {
    const state = session.state();
    const terms = state.status === 'signedIn' ? (state.user.terms ?? []) : [];
    // Without them the words of the catalog do.
    laid = words.setTerms(terms).catch(() => undefined);
  });
  return () => laid;
}
