import type { Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contractTemplate } from '../../../../schema/areas/contracts/entities/contractTemplate.ts';
import { mergeFields, type MergeField } from '../../../../schema/areas/contracts/mergeFields.ts';
import { fillMergeFields, mergeFieldsIn } from '../../../../schema/rules/texts.ts';
import type { Field, Reference } from '../../../../schema/fields/field.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { formatDay, formatInstant, isDay } from '../../../../schema/rules/dates.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { contractTerms } from '../../../../schema/areas/contracts/settings/contractTerms.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text of a contract, and the merge fields in it that nothing could be put for. */
export interface ContractText {
  readonly text: string;
  readonly missing: readonly string[];
}

const isRich = (declared: Field | undefined): boolean =>
  declared !== undefined && 'isRich' in declared && declared.isRich === true;

/** Writes plain words so that Markdown shows them as they are. */
function literal(words: string): string {
  return words
    .replace(/[\\`*_[\]<>~|&]/g, '\\$&')
    .replace(/^(\s*)([#=]|[+-](?=[\s+-]|$))/gm, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'displayName' in value;

/** A value of a record as it stands in a text. */
function wordOf(record: Values, field: string, language: string): string | undefined {
  const value = record[field];
  if (Array.isArray(value)) {
    const names = value.filter(isReference).map(({ displayName }) => displayName);
    return names.length === 0 ? undefined : names.join(', ');
  }
  if (isReference(value)) return value.displayName;
  const currency = record[`${field}Currency`];
  if (typeof value === 'string' && typeof currency === 'string') return formatMoney(value, currency, language, 'code');
  if (typeof value === 'number' && typeof record[`${field}TimeZone`] === 'string')
    return formatInstant(value, String(record[`${field}TimeZone`]), language);
  if (typeof value === 'string' && isDay(value)) return formatDay(value, language);
  return value == null || value === '' ? undefined : String(value as string | number);
}

/** The records that a reference names, as far as the actor may read them. */
async function recordsBehind(engine: Engine, actor: Actor, references: readonly Reference[], kinds: readonly string[]) {
  const found: Values[] = [];
  for (const { id, kind } of references.filter((one) => kinds.includes(one.kind))) {
    const records = await findRecords(engine, actor, kind, [id]).catch((error: unknown) => {
      if (error instanceof RefusalError && error.refusal === 'forbidden') return new Map();
      throw error;
    });
    const record = (records as ReadonlyMap<string, { readonly record: Values }>).get(id)?.record;
    if (record) found.push(record);
  }
  return found;
}

async function valueOf(engine: Engine, actor: Actor, record: Values, { field, of }: MergeField, language: string) {
  if (!of) return wordOf(record, field, language);
  const references = [record[field]].flat().filter(isReference);
  // The name of a record is told by whatever points to it.
  if (of.kinds.every((kind) => engine.registry.get(kind).title === of.field)) return wordOf(record, field, language);
  const behind = await recordsBehind(engine, actor, references, of.kinds);
  const words = behind.flatMap((one) => wordOf(one, of.field, language) ?? []);
  return words.length === 0 ? undefined : words.join(', ');
}

/** Is the value of a merge field Markdown itself? */
function isWrittenIn({ registry }: Engine, { field, of }: MergeField): boolean {
  return of
    ? of.kinds.every((kind) => isRich(registry.get(kind).fields[of.field]))
    : isRich(contract.fields[field as keyof typeof contract.fields]);
}

/** The language of an agency, in which its papers are. */
async function languageOf(engine: Engine, actor: Actor): Promise<string> {
  const { rows } = await engine.database.query<{ locale: string }>(agencyOf(actor), {
    text: 'select locale from identity_agency_settings()',
    values: [],
  });
  return new Intl.Locale(rows[0]?.locale ?? 'en').language;
}

/**
 * Makes the text of a contract for a reader: its template with what the contract says in place of the merge fields, or its
 * terms where it has no template. This is what documents are made of.
 */
export async function contractTextOf(engine: Engine, actor: Actor, id: string): Promise<ContractText> {
  const { record } = await findRecord(engine, actor, contract.name, id);
  const values = record as Values;
  const templateId = values['templateId'];
  const template =
    typeof templateId === 'string'
      ? (await findRecords(engine, actor, contractTemplate.name, [templateId])).get(templateId)?.record
      : undefined;
  const text = String(template?.['text'] ?? values['terms'] ?? '');
  const known = new Map(mergeFields((kind) => engine.registry.get(kind)).map((one) => [one.key, one]));
  const language = await languageOf(engine, actor);
  const words = new Map<string, string>();
  const missing: string[] = [];
  for (const key of mergeFieldsIn(text)) {
    const field = known.get(key);
    const word = field && (await valueOf(engine, actor, values, field, language));
    if (word === undefined) missing.push(key);
    else words.set(key, field && isWrittenIn(engine, field) ? word : literal(word));
  }
  return { text: fillMergeFields(text, (key) => words.get(key)), missing };
}

/** Refuses texts of templates and terms with merge fields that do not exist, naming them. */
export function keepMergeFields(engine: Engine): void {
  const known = new Set(mergeFields((kind) => engine.registry.get(kind)).map(({ key }) => key));
  const refuse = (field: string, text: unknown) => {
    const unknown = mergeFieldsIn(String(text ?? '')).filter((key) => !known.has(key));
    if (unknown.length > 0) throw invalid([fieldRefusal(field, 'unknownMergeFields', { names: unknown.join(', ') })]);
  };
  const isSaid = (field: string) => (intent: { readonly changes: readonly { readonly field: string }[] }) =>
    intent.changes.some((change) => change.field === field);
  engine.beforeWrite(contractTemplate.name, async ({ after }) => refuse('text', after['text']), {
    of: ['create', 'update'],
    when: isSaid('text'),
  });
  engine.beforeWrite(contract.name, async ({ after }) => refuse('terms', after['terms']), {
    of: ['create', 'update'],
    when: isSaid('terms'),
  });
  engine.beforeWrite(
    contractTerms.name,
    async ({ after }) => {
      for (const one of (after['termConfigs'] ?? []) as readonly Values[]) refuse('termConfigs', one['text']);
    },
    { of: ['create', 'update'] },
  );
}

/** The agency's terms, in their order. */
export async function termsOf(engine: Engine, actor: Actor) {
  const { termConfigs } = await settingsOf(engine, actor, contractTerms);
  return termConfigs.map(({ id, name, text }) => ({ id, name, text }));
}
