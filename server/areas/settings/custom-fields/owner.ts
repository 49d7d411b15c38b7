import { nameOf, type ChoiceField } from '../../../../schema/fields/choice.ts';
import type { Engine } from '../../../engine/engine.ts';

/** The entity whose records have a field that an agency added, by the word that the wire has for it. */
export function ownerNamed({ registry }: Pick<Engine, 'registry'>, ownerType: unknown): string {
  const { choices } = registry.get('customField').fields['ownerType'] as ChoiceField;
  return nameOf(choices, ownerType as string) ?? String(ownerType);
}
