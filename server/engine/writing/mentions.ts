import type { Actor } from '../../../schema/access/access.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { withoutMarkup } from '../../../schema/rules/markdown/plainText.ts';
import { mentionedIn } from '../../../schema/rules/mentions.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Stores the people that each written rich text mentions: existing staff of the agency. Other ids in a text are plain
 * text; people mentioned before stay mentioned after they have left.
 */
export async function keepMentions(
  engine: Engine,
  actor: Actor,
  model: Model,
  given: Record<string, unknown>,
  before: Values | null,
): Promise<void> {
  for (const link of model.links) {
    const text = Object.entries(model.entity.fields).find(
      ([, field]) => (field as TextOptions).mentions === link.field,
    );
    if (text === undefined || !(text[0] in given)) continue;
    const { key } = link.spec;
    const former = (before?.[key] ?? []) as readonly string[];
    const ids = mentionedIn(String(given[text[0]] ?? ''));
    const unknown = ids.filter((id) => !former.includes(id));
    const known = new Set([...former, ...(unknown.length === 0 ? [] : await staffAmong(engine, actor, unknown))]);
    given[key] = ids.filter((id) => known.has(id));
  }
}

async function staffAmong({ database }: Engine, actor: Actor, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(actor.agencyId, {
    text: `select id from record where agency_id = $1 and kind = 'staff' and deleted_at is null and id = any($2::uuid[])`,
    values: [agencyOf(actor), ids],
  });
  return rows.map(({ id }) => id);
}

/** Characters of a rich text that its label is made of. */
const labelled = 2000;

/** A text as it is called and found by: without marks and the addresses of those whom it mentions, where it is a rich one. */
export function labelText(model: Model, name: string, text: string): string {
  const isRich = (model.entity.fields[name] as TextOptions | undefined)?.isRich === true;
  return isRich ? withoutMarkup(text.slice(0, labelled)).trim() : text;
}
