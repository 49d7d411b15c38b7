import Bowser from 'bowser';

/** What somebody signed in with, from the browser's own words: `Firefox, Windows`; null where these say nothing. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
