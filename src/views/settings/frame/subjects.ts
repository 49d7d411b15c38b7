import { registry } from '../../../../schema/index.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Screen } from '../../../../schema/routes/screen.ts';

/** Declarations edited on pages with a layout of their own, by the name of the screen. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  'settings.statusCategories': ['statusCategory'],
  'settings.statuses': ['status'],
  'settings.contract': ['contractType', 'contractTemplate', 'contractTerms', 'contractReminders', 'contracting'],
  'settings.customField': ['customField'],
  'settings.modules': ['catalogue'],
  'settings.masterConfig': ['catalogue'],
  'settings.task': ['taskType', 'taskGroup', 'taskGroupItem'],
  'finance.taskRules': ['taskRule'],
};

/** Words on pages without a declaration, by the name of the screen. */
const wordsOfPages: Readonly<Record<string, readonly string[]>> = {
  'settings.apiKeys': ['reads', 'writes', 'revoke'].map((word) => `app.apiKeys.${word}`),
  'settings.webhooks': ['url', 'events', 'log', 'test', 'rotate'].map((word) => `app.webhooks.${word}`),
};

const declared = new Map<string, AnyEntity>(
  [...registry.all, ...registry.settings].map((one) => [one.name, one as unknown as AnyEntity]),
);

/** Returns the declarations that a page of settings edits, so that the search finds the page by their fields. */
export function subjectsOf({ name, settings, entity }: Screen): readonly AnyEntity[] {
  const names = ofPages[name] ?? [settings ?? entity ?? ''];
  return names.map((one) => declared.get(one)).filter((one) => one !== undefined);
}

/** Returns the keys of words by which the search finds a page besides the fields of its declarations. */
export function wordsOnPage({ name }: Screen): readonly string[] {
  return wordsOfPages[name] ?? [];
}
