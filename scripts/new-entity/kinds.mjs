const quoted = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const plain = (code) => ({ code: () => code });
/** A kind that needs one word: a target, a type, a unit. */
const named = (of, example, build) => ({ of, example, most: 1, code: (_name, [one]) => build(one) });
const targets = (build) => ({
  of: 'entities',
  example: 'talent,scout',
  least: 2,
  code: (_name, all) => build(quoted(all)),
});
const values = (build) => ({
  of: 'values',
  example: 'OPEN,DONE',
  hasWords: true,
  code: (_name, all) => build(quoted(all)),
});

/**
 * Kinds of fields that the starter knows: how each is declared, and what is written after its name.
 * @type {Record<string, { code: (name: string, given: string[]) => string, of?: string, example?: string, least?: number,
 *   most?: number, hasWords?: boolean }>}
 */
export const kinds = {
  text: plain('field.text()'),
  multiline: plain('field.text({ isMultiline: true })'),
  rich: plain('field.text({ isMultiline: true, isRich: true })'),
  email: plain("field.text({ pattern: 'email' })"),
  website: plain("field.text({ pattern: 'website' })"),
  phone: { code: (name) => `field.phone({ country: '${name === 'phoneNumber' ? 'countryCode' : `${name}Country`}' })` },
  place: plain('field.place()'),
  date: plain('field.date()'),
  instant: plain('field.instant()'),
  zoned: plain('field.zoned()'),
  flag: plain('field.flag()'),
  integer: plain('field.integer()'),
  decimal: plain('field.decimal({ digits: 2 })'),
  money: plain('field.money()'),
  currency: plain('field.currency()'),
  measure: named('measure', 'length', (one) => `field.measure('${one}')`),
  choice: values((all) => `field.choice(${all})`),
  choices: values((all) => `field.choices(${all})`),
  status: named('type of statuses', 'TASK', (one) => `field.status('${one}')`),
  catalogue: named('list', 'TAG', (one) => `field.catalogue('${one}')`),
  catalogues: named('list', 'TAG', (one) => `field.catalogues('${one}')`),
  ref: named('entity', 'partner', (one) => `field.ref('${one}')`),
  refs: named('entity', 'talent', (one) => `field.refs('${one}')`),
  refOneOf: targets((all) => `field.refOneOf(${all})`),
  refsOneOf: targets((all) => `field.refsOneOf(${all})`),
  rows: {
    of: 'cells',
    example: 'label,note',
    hasWords: true,
    code: (_name, all) => `field.rows({ ${all.map((cell) => `${cell}: field.text({ max: 200 })`).join(', ')} })`,
  },
  file: plain('field.file()'),
  files: plain('field.files()'),
};

/** Kinds that an order of a list cannot follow, or that a search cannot read. */
export const searchable = ['text', 'email', 'phone', 'place'];

/**
 * Reads a field as a person gives it.
 * @param {string} text `stage:choice:OPEN,DONE`
 * @returns {{ field: string, kind: string, given: string[], code: string }}
 * @throws {Error} for a name that is none, an unknown kind, and a kind that lacks what it needs
 */
export function readField(text) {
  const [field = '', kind = 'text', ...rest] = text.split(':');
  const given = rest.join(':').split(',').filter(Boolean);
  if (!/^[a-z][A-Za-z0-9]*$/.test(field)) throw new Error(`'${field}' is not a field's name in camel case`);
  const known = kinds[kind];
  if (!known) throw new Error(`'${kind}' is no kind that can be made this way`);
  const { of, example, least = of ? 1 : 0, most = of ? Infinity : 0, code } = known;
  if (given.length < least || given.length > most) {
    throw new Error(
      of ? `${kind} needs its ${of}: ${field}:${kind}:${example}` : `${kind} takes nothing: ${field}:${kind}`,
    );
  }
  return { field, kind, given, code: code(field, given) };
}
