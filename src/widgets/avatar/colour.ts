/** The colours of avatars without a picture; each carries white letters at a contrast of at least 4.5. */
export const avatarColours = [
  '#0b6b53',
  '#7a5195',
  '#b04e38',
  '#2f5d8a',
  '#80651c',
  '#5a6b2f',
  '#9c3f63',
  '#3a6a6f',
] as const;

/** The colour of a record, the same wherever and whenever it is shown. */
export function colourOf(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return avatarColours[sum % avatarColours.length] ?? avatarColours[0];
}
