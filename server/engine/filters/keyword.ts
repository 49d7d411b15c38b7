import { fieldRefusal, invalid } from '../../errors.ts';
import type { Model } from '../model.ts';
import { isLeading, joinedWords, searchWords, withJoinedSql } from '../search/search.ts';
import { containing, type Values } from '../sql.ts';

/** A keyword as statements use it. */
export interface Search {
  readonly words: readonly string[];
  /** The words, and the kind of record, as values of the statement. */
  readonly given: string;
  readonly kind: string;
  /** Calls the function that finds every record of the kind that holds them. */
  readonly ids: (isBeyondLead: boolean) => string;
  /** The condition of a list, a count and an export. */
  readonly condition: string;
}

/** Returns the search of a list; null without a word. Throws a 400 if the entity cannot be searched. */
export function searchOf(model: Model, keyword: string, values: Values): Search | null {
  const words = joinedWords(searchWords(keyword));
  if (words.length === 0) return null;
  if ((model.entity.list.search ?? []).length === 0) throw invalid([fieldRefusal('keyword', 'unknownParameter')]);
  const kind = values.add(model.entity.name);
  const given = `${values.add(words)}::text[]`;
  const ids = (isBeyondLead: boolean) => `search_ids(${kind}, ${given}, ${isBeyondLead})`;
  return { words, given, kind, ids, condition: `t.id in (select ${ids(false)})` };
}

/** A page of a list that is searched by words, in the order of a stored column. */
export interface KeywordPage {
  readonly model: Model;
  readonly values: Values;
  readonly search: Search;
  /** The rows of `t` that every other condition leaves, and whether these ask for more than what the row itself says. */
  readonly narrow: string;
  readonly isScoped: boolean;
  /** The column that the order begins with, and the whole order. */
  readonly column: string;
  readonly order: string;
  /** Number of rows up to the end of the page. */
  readonly need: number;
}

/** Number of rows to try from the first title that begins with a word, added to four times the rows of the page. */
const leadReach = 200;
/** Maximum number of times to try more rows of the order; the most that `search_plan` returns. */
const tries = 3;
/** Sorts behind every text. */
const last = '\uffff';

/** Kinds of fields whose column holds what the search text is made of. */
const plainKinds = new Set(['text', 'phone', 'place']);

/**
 * Returns the searched columns of a row of `t` as text, and the condition under which such a row may contain the words:
 * checking the row itself is cheaper than reading its search text. Pure ASCII is compared as it is, ignoring case, and
 * without marks within words; any other row may match.
 */
function glance({ model, values, search, isScoped }: KeywordPage): { readonly said: string; readonly mayHold: string } {
  const { customFields: hasAdded = false } = model.entity;
  const hasDigits = search.words.some((word) => /^\d+$/.test(word));
  const fields = (model.entity.list.search ?? []).map((name) => ({
    name,
    kind: model.entity.fields[name]?.kind ?? '',
  }));
  // What JSON writes otherwise than it is.
  const isEscaped = hasAdded && search.words.some((word) => /["\\\p{Cc}]/u.test(word));
  // Where rows are passed over for their scope, they are read from the index alone.
  if (isScoped || isEscaped || !fields.every(({ kind }) => plainKinds.has(kind)))
    return { said: 'null', mayHold: 'true' };
  const columns = fields.flatMap(({ name, kind }) => {
    const column = `t.${model.column(name)?.column}`;
    return kind === 'phone' && hasDigits ? [column, String.raw`regexp_replace(${column}, '\D', '', 'g')`] : [column];
  });
  const patterns = values.add(search.words.map(containing));
  const said = [...columns, ...(hasAdded ? [`nullif(t.custom::text, '{}')`] : [])];
  return {
    said: `concat_ws(' ', ${said.join(', ')})`,
    mayHold: `(octet_length(said) <> char_length(said)
      or ${withJoinedSql('lower(said collate "C")')} like all (${patterns}::text[]))`,
  };
}

/**
 * Returns the condition of a keyword for one page, with the query parts that it uses: it holds for every row of the
 * page and for no row that lacks a word. It reads few rows where possible:
 * - words that many rows hold: the first rows of the order, then more of them, until enough hold the words (`try`);
 * - a title's first word, in the order of titles: those that begin with it, from there on, and by index those that
 *   contain it elsewhere (`lead`);
 * - all else, and where too few were found, by index.
 * A part that is not needed is not run.
 */
export function keywordPage(page: KeywordPage): { readonly parts: string; readonly condition: string } {
  const { values, search, narrow, order } = page;
  const { words, given, ids } = search;
  const need = `${values.add(page.need)}::integer`;
  const hasLeads = page.column === page.model.column(page.model.entity.title)?.column && isLeading(words);
  const parts = [`plan as materialized (select * from search_plan(${search.kind}, ${given}, ${need}, ${hasLeads}))`];
  const found: string[] = [];
  const isSo = (name: string, what: string) => {
    parts.push(`${name} as materialized (select coalesce(${what}, false) as is_so)`);
    return `(select is_so from ${name})`;
  };
  const { said, mayHold } = glance(page);
  /**
   * Tries rows of the order, where `when` holds. Says whether those that hold the words, or all there are, are enough.
   */
  const tryRows = (name: string, when: string, within: string, size: string) => {
    parts.push(
      `${name}_rows as materialized (select id, ${mayHold} as may_hold from (
        select t.id, ${said} as said from ${page.model.table} t where ${when} and ${within} order by ${order} limit ${size}) one)`,
      `${name} as materialized (
        select search_among(array(select id from ${name}_rows where may_hold), ${given}) as id where ${when})`,
    );
    return `((select count(*) from ${name}) >= ${need} or (select count(*) from ${name}_rows) < ${size})`;
  };

  let open = 'true';
  for (let turn = 1; turn <= tries; turn += 1) {
    const size = `(select reach[${turn}] from plan)`;
    const when = `${open} and ${size} is not null`;
    const isEnough = isSo(`is_try${turn}`, `${when} and ${tryRows(`try${turn}`, when, narrow, size)}`);
    found.push(`select id from try${turn} where ${isEnough}`);
    open = `${open} and not ${isEnough}`;
  }
  if (hasLeads) {
    const when = `${open} and (select leads from plan)`;
    const size = String(leadReach + 4 * page.need);
    const areEnough = words.map((word, index) => {
      const bounds = `t.${page.column} >= ${values.add(word)} and t.${page.column} < ${values.add(word + last)}`;
      return tryRows(`lead${index}`, when, `${narrow} and ${bounds}`, size);
    });
    const isLed = isSo('is_led', `${when} and ${areEnough.join(' and ')}`);
    found.push(...words.map((_, index) => `select id from lead${index} where ${isLed}`));
    found.push(`select ${ids(true)} where ${isLed}`);
    open = `${open} and not ${isLed}`;
  }
  found.push(`select ${ids(false)} where ${open}`);
  parts.push(`found as (${found.join(' union all ')})`);
  return { parts: parts.join(',\n'), condition: 't.id in (select id from found)' };
}
