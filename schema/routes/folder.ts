/**
 * Writes the folders of a library path, outermost first, as the segments after `/library/`: each name as base64url of
 * its UTF-8 bytes (AB 2). Throws a RangeError for an empty path or an empty name.
 */
export function encodeFolder(names: readonly string[]): string {
  if (names.length === 0 || names.includes('')) throw new RangeError('A folder has a name');
  return names.map(encodeName).join('/');
}

/**
 * Decodes the part after `/library/` in an address: base64url and plain base64 are accepted, with or without padding
 * and percent-escapes. Null if a segment cannot be decoded, or if a name contains a slash or U+0000.
 */
export function decodeFolder(path: string): string[] | null {
  const names = path.split('/').map(decodeName);
  return names.every((name) => name !== null) ? names : null;
}

function encodeName(name: string): string {
  const bytes = Array.from(new TextEncoder().encode(name), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeName(segment: string): string | null {
  try {
    const base64 = decodeURIComponent(segment)
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replace(/={1,2}$/, '');
    if (!/^[a-z0-9+/]+$/i.test(base64)) return null;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return name.includes('/') || name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}
