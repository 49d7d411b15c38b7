/**
 * Parses a web address; null if it is none. `URL.canParse` of Node 20 says yes to some that `new URL` then refuses, once
 * it has been called often.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
