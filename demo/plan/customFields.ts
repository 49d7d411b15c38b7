import { systemActor } from '../../schema/access/access.ts';
import type { CustomField } from '../../schema/language/fieldsOf.ts';
import { customOwners } from '../../schema/rules/customFields.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import type { Engine } from '../../server/engine/engine.ts';
import type { Profile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { stageNames } from '../texts/stageNames.ts';
import type { PlannedTalent } from './talents.ts';

/** A field that a demo agency adds to an entity, before it has an id; its choices have their keys for ids. */
export type PlannedField = Pick<CustomField, 'label' | 'dataType' | 'options'> & {
  readonly entity: keyof typeof customOwners;
  /** By which planned records name it. */
  readonly key: string;
};

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const weights = [2, 6, 9, 7, 4, 1];
const shirtKey = 'CUSTOM/T-shirt size';
const optionOf = (size: string) => `${shirtKey}/${size}`;

const shirt: PlannedField = {
  key: shirtKey,
  entity: 'talent',
  label: 'T-shirt size',
  dataType: 'SINGLE_SELECT',
  options: sizes.map((value) => ({ id: optionOf(value), value })),
};
const stage: PlannedField = {
  key: 'CUSTOM/Performs as',
  entity: 'talent',
  label: 'Performs as',
  dataType: 'SHORT_TEXT',
  options: [],
};

/** The fields that an agency adds: the larger one keeps a wardrobe and bills some of its people by another name. */
export function planCustomFields({ key }: Profile): readonly PlannedField[] {
  return key === 'harbour' ? [shirt, stage] : [];
}

/** Returns the talents with values of the agency's custom fields, for most of those who are not acts. */
export function withCustomValues(profile: Profile, talents: readonly PlannedTalent[]): PlannedTalent[] {
  if (planCustomFields(profile).length === 0) return [...talents];
  const random = randomOf(`${profile.key} custom fields`);
  const free = random.shuffled(stageNames);
  return talents.map((talent) => {
    const { isAct, category } = talent.subject;
    if (isAct) return talent;
    const size = random.chance(0.7) ? random.weighted(sizes.map((one, index) => [one, weights[index] ?? 1])) : null;
    const name = category !== 'Sports' && random.chance(0.2) ? free.pop() : undefined;
    const custom = {
      ...(size !== null && { [shirt.key]: optionOf(size) }),
      ...(name !== undefined && { [stage.key]: name }),
    };
    return { ...talent, custom };
  });
}

/** Adds the fields to an agency, in this order; gives each key, of choices too, with its id. */
export async function addCustomFields(
  engine: Engine,
  agencyId: string,
  fields: readonly PlannedField[],
  at: number,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, { key, entity, label, dataType, options }] of fields.entries()) {
    const values = options.map(({ value }) => ({ value }));
    const body = { label, ownerType: customOwners[entity], dataType, position, options: values };
    const { record } = await createRecord(engine, systemActor(agencyId), 'customField', body, { at });
    ids.set(key, record.id);
    const made = record['options'] as readonly { readonly id: string }[];
    for (const [index, { id }] of made.entries()) ids.set(options[index]?.id ?? '', id);
  }
  return ids;
}
