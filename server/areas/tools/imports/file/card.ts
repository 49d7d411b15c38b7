import ICAL from 'ical.js';
import { joinedValues } from '../../../../../schema/fields/cells.ts';

/** One line of a card: the parts of its value, each of them one text or several, and its kinds (`cell`, `pref`). */
interface Property {
  readonly name: string;
  readonly parts: readonly string[];
  readonly types: readonly string[];
}

/** A card by the headings that its contents stand under; several values of one heading are joined by `joinedValues`. */
export type Card = ReadonlyMap<string, string>;

/** Headings of cards, in the order of their columns. */
export const cardHeadings = [
  'Name',
  'First name',
  'Last name',
  'Company',
  'Job title',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'Postal code',
  'Country',
  'Website',
  'Birthday',
  'Notes',
] as const;

const line = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:;"])*)*):(.*)$/s;

function decoded(value: string, charset: string): string {
  const bytes = value.replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
  // Each character is one byte, but for those that the file has unencoded.
  const isEncoded = [...bytes].every((one) => (one.codePointAt(0) ?? 0) < 256);
  if (!isEncoded) return bytes;
  try {
    return new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return bytes;
  }
}

/** Writes a line of vCard 2.1, which has kinds without a name and quoted-printable values, as vCard 3.0 does. */
function modern(text: string): { readonly name: string; readonly line: string } | null {
  const [, name, params = '', value = ''] = line.exec(text) ?? [];
  if (name === undefined) return null;
  const given = [...params.matchAll(/;((?:"[^"]*"|[^;"])*)/g)].flatMap(([, param = '']) =>
    param === '' ? [] : [param],
  );
  const encoding = given.find((param) => /quoted-printable$/i.test(param));
  const charset = given.find((param) => /^charset=/i.test(param))?.slice('charset='.length) ?? 'utf-8';
  const kept = given
    .filter((param) => !/^(?:encoding|charset)=|^(?:quoted-printable|base64|8bit|7bit)$/i.test(param))
    .map((param) => (param.includes('=') ? param : `TYPE=${param}`));
  const plain = encoding === undefined ? value : decoded(value, charset).replaceAll(/\r\n|\n|\r/g, String.raw`\n`);
  return { name: name.toLowerCase(), line: [name, ...kept].join(';') + `:${plain}` };
}

const unescaped = (text: string) => text.replaceAll(/\\([\\;:,])/g, '$1').trim();

function propertyOf(text: string): Property | null {
  const written = modern(text);
  if (!written) return null;
  // A day may lack its year or be a moment, which the field that takes it judges.
  if (written.name === 'bday') {
    return { name: 'bday', parts: [written.line.slice(written.line.indexOf(':') + 1)], types: [] };
  }
  try {
    const property = ICAL.Property.fromString(written.line, ICAL.design.vcard3);
    const types = [property.getParameter('type') ?? []].flat().map((type) => String(type).toLowerCase());
    const values = property.getValues() as readonly unknown[];
    const [value] = values;
    const parts = Array.isArray(value) ? value.map((part) => [part].flat().join(', ')) : [values.join(',')];
    return { name: written.name, parts: parts.map(unescaped), types };
  } catch {
    // A line that is wrong costs itself alone.
    return null;
  }
}

const first = (one: Property | undefined, at = 0) => one?.parts[at] ?? '';

/** The values of lines, what is preferred first, then mobile phones; each once. */
function valuesOf(all: readonly Property[]): string {
  const rank = ({ types }: Property) => (types.includes('pref') ? 0 : types.includes('cell') ? 1 : 2);
  const sorted = all
    .toSorted((one, other) => rank(one) - rank(other))
    .map((one) => first(one).replace(/^(?:tel|mailto):/i, ''));
  return joinedValues([...new Set(sorted.filter((value) => value !== ''))]);
}

/** `19920406` and `1992-04-06T00:00:00Z` as `1992-04-06`; any other text as it is. */
function dayOf(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(text.trim()) ?? [];
  return year === undefined ? text.trim() : `${year}-${month}-${day}`;
}

/** Returns the contents of a card (vCard 2.1, 3.0 or 4.0) by their headings; what is empty is left out. */
export function cardOf(lines: readonly string[]): Card {
  const all = lines.flatMap((text) => propertyOf(text) ?? []);
  const of = (name: string) => all.filter((one) => one.name === name);
  const [name] = of('n');
  const [address] = of('adr').toSorted(
    (one, other) => Number(other.types.includes('pref')) - Number(one.types.includes('pref')),
  );
  const [given, family] = [[first(name, 1), first(name, 2)].filter(Boolean).join(' '), first(name)];
  const company = first(of('org')[0]);
  const told: Record<(typeof cardHeadings)[number], string> = {
    Name: first(of('fn')[0]) || [given, family].filter(Boolean).join(' ') || company,
    'First name': given,
    'Last name': family,
    Company: company,
    'Job title': first(of('title')[0]) || first(of('role')[0]),
    Email: valuesOf(of('email')),
    Phone: valuesOf(of('tel').filter(({ types }) => !types.includes('fax') && !types.includes('pager'))),
    Street: [first(address, 2), first(address, 1), first(address)].filter(Boolean).join(', ').replaceAll('\n', ', '),
    City: first(address, 3),
    State: first(address, 4),
    'Postal code': first(address, 5),
    Country: first(address, 6),
    Website: valuesOf(of('url')),
    Birthday: dayOf(first(of('bday')[0])),
    Notes: of('note')
      .map((note) => first(note))
      .join('\n'),
  };
  return new Map(Object.entries(told).filter(([, text]) => text !== ''));
}
