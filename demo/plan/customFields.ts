import { v7 } from 'uuid';
import type { CustomField } from '../../schema/fieldsOf.ts';
import type { Engine } from '../../server/engine/engine.ts';
import type { Profile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { stageNames } from '../texts/stageNames.ts';
import type { PlannedTalent } from './talents.ts';

/** A field that a demo agency adds to an entity, before it has an id. */
export type PlannedField = Omit<CustomField, 'id'> & {
  /** By which planned records name it. */
  readonly key: string;
};

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const weights = [2, 6, 9, 7, 4, 1];
const optionOf = (size: string) => size.toLowerCase();

const shirt: PlannedField = {
  key: 'CUSTOM/T-shirt size',
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

/** The talents with what the agency's own fields say of most of those who are no acts. */
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

/** Adds the fields to an agency, in this order; gives each key with its id. */
export async function addCustomFields(
  engine: Engine,
  agencyId: string,
  fields: readonly PlannedField[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, { key, entity, label, dataType, options }] of fields.entries()) {
    const id = v7();
    ids.set(key, id);
    await engine.database.query(agencyId, {
      text: `insert into custom_field (agency_id, id, entity, label, data_type, options, position)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [agencyId, id, entity, label, dataType, JSON.stringify(options), position],
    });
  }
  return ids;
}
