import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor } from '../../schema/access/access.ts';
import { defineEntity } from '../../schema/language/define.ts';
import { field } from '../../schema/fields/kinds.ts';
import { defineRegistry } from '../../schema/language/registry.ts';
import { modelOf } from '../../server/engine/model.ts';
import { selectionOf } from '../../server/engine/reading/selection.ts';
import { Values } from '../../server/engine/sql.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

/** Returns the talents as if they had the inverse field of gigs, whose table rehearsals share. */
function performers() {
  const { talent } = fixtureRegistry.entities;
  const fields = { ...talent.fields, gigs: field.refs('fixtureGig', { inverse: 'roster' }) };
  const performer = defineEntity({ ...talent, fields } as never) as unknown as typeof talent;
  const registry = defineRegistry({ ...fixtureRegistry.entities, talent: performer });
  return modelOf(registry.get('talent'), registry as Parameters<typeof modelOf>[1], computed);
}

describe('a set that is read from the other side', () => {
  it('holds what points to the record, while it is there', async () => {
    const errand = await shop.make('fixtureErrand', { summary: 'Get in' });
    const [one, other] = [
      await shop.make('fixtureStep', { label: 'One', errandId: errand.id }),
      await shop.make('fixtureStep', { label: 'Two', errandId: errand.id }),
    ];
    expect((await shop.read('fixtureErrand', errand.id)).stepIds).toEqual([one.id, other.id]);
    await shop.call('fixtureStep', 'delete', { id: one.id });
    expect((await shop.read('fixtureErrand', errand.id)).stepIds).toEqual([other.id]);
  });

  it('holds nothing of another kind that shares a table', async () => {
    const { id } = await shop.make('talent', { displayName: 'Player' });
    const gig = await shop.make('fixtureGig', { name: 'Opening', rosterIds: [id] });
    await shop.make('fixtureRehearsal', { name: 'Before', rosterIds: [id] });
    const { agencyId } = shop.house;
    const model = performers();
    const values = new Values();
    const actor = systemActor(agencyId);
    const selection = selectionOf(model, actor);
    const { rows } = await shop.test.pools.query<readonly unknown[]>(agencyId, {
      text: `select ${selection.columns({ today: '2026-11-20', values, actor, models: shop.test.app.engine.model })} from ${model.table} t ${selection.joins}
        where t.agency_id = ${values.add(agencyId)} and t.id = ${values.add(id)}`,
      values: values.list,
      isArrays: true,
    });
    expect(rows.map((row) => selection.read(row)['gigIds'])).toEqual([[gig.id]]);
  });
});
