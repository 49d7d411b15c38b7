/**
 * One way of removing a right from the code that requires it.
 * @typedef {object} Rule
 * @property {string} name what it removes
 * @property {RegExp} find its beginning
 * @property {(text: string, match: RegExpMatchArray) => number} [end] its end; the match's own end by default
 * @property {(found: string) => string} becomes its replacement
 */

const pairs = { '(': ')', '{': '}', '[': ']' };

/** The place behind the bracket that closes the one at `from`. */
export function closing(text, from) {
  const open = text[from];
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    else if (text[at] === pairs[open] && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** The end of one side of a comparison in SQL: `$1`, `'x'`, `any(...)`, `t.id`, `${...}`, `${...}.id::uuid`. */
function operandEnd(text, from) {
  let at = from;
  for (let isQuoted = false; ;) {
    if (text.startsWith('${', at)) at = closing(text, at + 1);
    else if (text[at] === "'") {
      isQuoted = !isQuoted;
      at += 1;
    } else if (isQuoted) at += 1;
    else if (text[at] === '(') at = closing(text, at);
    else if (/[\w.$:[\]]/.test(text[at] ?? '')) at += 1;
    else return at;
  }
}

const matchEnd = (match) => match.index + match[0].length;
const endOfCall = (text, match) => closing(text, matchEnd(match) - 1);
const endOfStatement = (text, match) => endOfCall(text, match) + 1;
const endOfComparison = (text, match) => operandEnd(text, matchEnd(match));

/** A condition that always holds; its values stay used, as PostgreSQL wants them. */
const always = (condition) => `(${condition} or true)`;
const gone = () => '';
const as = (text) => () => text;

/** Another name, or one of a table's columns, in SQL. */
const alias = String.raw`(?:(?:\$\{\w+\}\w*|\b[a-z]\w*)\.)`;

/** @type {readonly Rule[]} */
export const engineRules = [
  {
    name: 'a call that refuses',
    find: /^[ \t]*(?:if \([^\n]*\) )?(?:await )?require[A-Z]\w*\(/gm,
    end: endOfStatement,
    becomes: gone,
  },
  { name: 'a look-up that refuses', find: /^[ \t]*await findRecord\(/gm, end: endOfStatement, becomes: gone },
  {
    name: 'the right that a look-up asks for',
    find: /(?<=findRecords?\([^;]*)action: '(?:update|delete|restore)'/g,
    becomes: as("action: 'read'"),
  },
  { name: 'a right that depends', find: /\w+(?:\.\w+)* \? 'restore' : 'read'/g, becomes: as("'read'") },
  {
    name: 'a refusal',
    find: /(?<=if )\((?=[^\n]*\)\s+(?:\{\s*)?throw (?:notFound\(|invalid\(\w|actor\.|new RefusalError\('(?:forbidden|notFound|noAgency)'))/g,
    end: endOfCall,
    becomes: as('(false)'),
  },
  { name: 'a lesser actor', find: /(?<!function )\bbeyondAssigned\(/g, end: endOfCall, becomes: as('actor') },
  { name: 'the right on a field', find: /\bcanField\(/g, end: endOfCall, becomes: as("'edit'") },
  { name: 'what is left out of a record', find: /\.filter\(isSeen\)/g, becomes: gone },
  {
    name: 'what is left out of a history',
    find: /(?<!function )\bisSeen\((?=model,)/g,
    end: endOfCall,
    becomes: as('true'),
  },

  { name: 'a scope', find: /(?<!function )\bscopeSql\(/g, end: endOfCall, becomes: as("'true'") },
  {
    name: 'the condition of a statement',
    find: /\$\{(?:\w+\.)?(?:narrow|base|where|way|within(?=\('))\b(?:\('\w+'\))?\}/g,
    becomes: always,
  },
  { name: 'a scope of nothing', find: /(?<=return |\? )'false'/g, becomes: as("'true'") },
  {
    name: 'whose a row is',
    find: new RegExp(
      String.raw`(?:${alias}|(?<=and |where |\`))(?:agency_id|staff_id|account_id|created_by|record_id) = `,
      'g',
    ),
    end: endOfComparison,
    becomes: always,
  },
  {
    name: 'what kind a row is of',
    find: new RegExp(String.raw`(?:${alias}|(?<=and |where ))kind = `, 'g'),
    end: endOfComparison,
    becomes: always,
  },
  {
    name: 'whether a row is deleted',
    find: new RegExp(
      String.raw`(?:${alias}|(?<=and |where ))deleted_at is (?:not null|null|\$\{[^}]*\})(?! as |\))`,
      'g',
    ),
    becomes: always,
  },

  { name: 'the kinds of a reference', find: /pointer\.kinds\.includes\(row\.kind\)/g, becomes: as('true') },
  {
    name: 'the type of a reference',
    find: /\(pointer\.type === undefined \|\| pointer\.type === row\.type\)/g,
    becomes: as('true'),
  },
];

/** Rules over the reference of rights: its own tests have to catch them, for the contract is generated from it. */
export const accessRules = [
  { name: 'nothing', find: /(?<=return |: )nothing;/g, becomes: as("{ type: 'everything' };") },
  { name: 'no', find: /return false;/g, becomes: as('return true;') },
  { name: 'no right on a field', find: /(?<=return |: )'none';/g, becomes: as("'edit';") },
  { name: 'a fact', find: /(?<=return )facts\.is(?:Assigned|Own);/g, becomes: as('true;') },
  { name: 'one of several', find: /\.some\(/g, becomes: as('.every(') },
  { name: 'each of several', find: /\.every\(/g, becomes: as('.some(') },
  { name: 'a level', find: /\bheld\.includes\(/g, end: endOfCall, becomes: as('true') },
  { name: 'what a resource permits', find: /\ballowed\[resource\]\.includes\(/g, end: endOfCall, becomes: as('true') },
  { name: 'a role', find: /\b(?:question\.)?actor\.role [!=]== '\w+'/g, becomes: as('true') },
  { name: 'an agency', find: /\bactor\.agencyId !== null/g, becomes: as('true') },
  { name: 'a staff record', find: /\bactor\.staffId !== null/g, becomes: as('true') },
  { name: 'a lesser actor', find: /, staffId: null/g, becomes: gone },
  { name: 'a member', find: /(?<!function )\bisMember\(actor\)/g, becomes: as('true') },
  {
    name: 'somebody without levels',
    find: /(?<!function )\bpassesFeatureChecks\(/g,
    end: endOfCall,
    becomes: as('true'),
  },
  { name: 'an API key', find: /\bactor\.via\?\.\w+/g, becomes: as('false') },
  { name: 'an assigned owner', find: /\bowner\.isAssigned\b/g, becomes: as('true') },
  { name: 'the kind of an owner', find: /\bnested\.kind === owner\.kind/g, becomes: as('true') },
  { name: 'No Access', find: /\bcandidate\.includes\('NO_ACCESS'\)/g, becomes: as('false') },
  { name: 'a kind met again', find: /if \(path\.includes\(kind\)\) return nothing;/g, becomes: gone },
  { name: 'an edit', find: /(?<=: )'edit'(?=,\n)/g, becomes: as("'read'") },
  {
    name: 'the access to write',
    find: /\bquestion\.mode === 'read' \? access\.read : /g,
    becomes: as('access.read ?? '),
  },
];

/** Takes away the right on the files that a write names. */
const namedFiles = {
  name: 'the right on a file that a write names',
  find: /(?<!function )await readableMedia\(engine, actor, ids\)/g,
  becomes: as(
    "(await engine.database.query(actor.agencyId, { text: 'select * from media where id = any($1::uuid[])', values: [ids] })).rows",
  ),
};

/** Rules of the engine for the code that decides who may read a file. */
export const mediaRules = [
  {
    name: 'the right on a picture',
    find: /(?<=const \[file\] = )await readableMedia\(engine, actor, \[id\]\)/g,
    becomes: as(
      "(await engine.database.query(actor.agencyId, { text: 'select * from media where id = $1', values: [id] })).rows",
    ),
  },
  namedFiles,
  ...engineRules.filter(({ name }) =>
    [
      'a refusal',
      'the right on a field',
      'a scope',
      'whose a row is',
      'what kind a row is of',
      'whether a row is deleted',
    ].includes(name),
  ),
];

/** Calls that refuse for lack of a right; the others check the input, which tests of the modules themselves cover. */
const requiring = String.raw`\brequire(?!(?:Human|Same|Whole|Room|Free|Choices?|Access)\b)[A-Z]\w*`;

/** Rules over what no declaration makes: who may call a route at all, and what its handler asks for besides. */
export const moduleRules = [
  {
    name: 'who may call',
    find: /access: (?:'(?:admin|superAdmin|appAdmin)'|\{ entity[:,] [^}]*\})/g,
    becomes: as("access: 'signedIn'"),
  },
  {
    name: 'who may call several',
    find: /(?<=const \w+ = )\{ entity[:,] [^}]*\} as const/g,
    becomes: as("'signedIn' as const"),
  },
  {
    name: 'a call that refuses',
    find: new RegExp(String.raw`^[ \t]*(?:(?:if|for) \([^\n]*\) )?(?:await )?${requiring}\(`, 'gm'),
    end: endOfStatement,
    becomes: gone,
  },
  { name: 'what may be done with a record', find: /\bpermissions\.can[A-Z]\w*/g, becomes: as('true') },
  namedFiles,
  {
    name: 'the right on a file',
    find: /\(await readableMedia\(engine, actor, \[avatarId\]\)\)\.length === 0/g,
    becomes: as('false'),
  },
  { name: 'a look-up that refuses', find: /^[ \t]*await findRecord\(/gm, end: endOfStatement, becomes: gone },
  {
    name: 'the right that a look-up asks for',
    find: /(?<=findRecords?\([^;]*)action: '(?:update|delete|restore)'/g,
    becomes: as("action: 'read'"),
  },
  {
    name: 'a refusal',
    find: /(?<=if )\((?=[^\n]*\)\s+(?:\{\s*)?throw (?:closedLink\(|invalid\(\[fieldRefusal\('\w+', '(?:own|last)|new RefusalError\('(?:forbidden|unauthenticated)'))/g,
    end: endOfCall,
    becomes: as('(false)'),
  },
];

/** Rules over the messages to open connections: by author, agency and content. */
export const realtimeRules = [
  { name: 'the session as it stands', find: /\bawait deps\.still\(actor\)/g, becomes: as('actor') },
  {
    name: 'the agency of a connection',
    find: /if \(now\.agencyId !== actor\.agencyId\) return sendOn\(\);/g,
    becomes: gone,
  },
  { name: 'what changes access', find: /!changesAccess\(news, entity\)/g, becomes: as('true') },
  { name: 'what changes access to any kind', find: /deps\.changesAccess\(news, name\)/g, becomes: as('false') },
  { name: 'who reads what is told', find: /\bone\.look\(now\)/g, becomes: as("one.look({ ...now, role: 'agency' })") },
];

const conditionEnd =
  /^(?:[);]|,\s|\s+(?:and|or|then|else|end|where|order|group|limit|returning|on|for|union|loop|(?:(?:left|cross) )?join)\b|\s*\$\$)/;

/** The place behind a condition of a function of the database: the next one at the same depth, or the end of the clause. */
function endOfCondition(text, match) {
  let isQuoted = false;
  for (let at = matchEnd(match); at < text.length; at += 1) {
    if (text[at] === "'") isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (text[at] === '(') at = closing(text, at) - 1;
    else if (/^\Wcase\s/.test(text.slice(at - 1, at + 5))) at = text.indexOf(' end', at) + ' end'.length - 1;
    else if (conditionEnd.test(text.slice(at, at + 24))) return at;
  }
  return text.length;
}

/** Rules over the functions by which requests reach what no agency owns: each condition but the first of its clause. */
export const databaseRules = [
  {
    name: 'a condition',
    find: /(?<!\bbetween\b[^\n]*) \band /g,
    end: endOfCondition,
    becomes: gone,
  },
];

/**
 * Patterns of all code that requires a right. A rule must remove each of its places, so that a new way of writing it
 * needs a new rule.
 */
export const engineMarks = [
  /(?<!function )\b(?:require[A-Z]\w*|canField|scopeSql|beyondAssigned)\(/g,
  /\b(?:agency_id|staff_id|account_id|created_by|record_id) = /g,
  // Not where a kind is written.
  /(?<!sets\.push\(`|, |const |\[)\bkind = (?!values)/g,
  // Not where it is only told.
  /\bdeleted_at is (?:not null|null|\$\{[^}]*\})(?! as |\))/g,
];
export const accessMarks = [
  /(?<!function )\b(?:isMember|passesFeatureChecks|held\.includes)\(/g,
  /\bactor\.(?:role|agencyId|staffId) [!=]==/g,
  /(?<=\breturn )(?:nothing|false|'none');/g,
];
export const moduleMarks = [
  new RegExp(String.raw`(?<!function )${requiring}\(`, 'g'),
  /access: (?:\{|'(?!public|signedIn)\w+')/g,
  /\bpermissions\.can[A-Z]\w*/g,
  /(?<!import \{ )\breadableMedia\(/g,
];
export const realtimeMarks = [/\bdeps\.still\b/g, /\bone\.look\(/g, /(?<!readonly )\bchangesAccess\(/g];
