import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import {
  contractCalls,
  contractTemplateCalls,
  contractTermCalls,
  contractTypeCalls,
} from '../../../../schema/areas/contracts/calls/contracts.ts';
import { contract, type Contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contractTemplate } from '../../../../schema/areas/contracts/entities/contractTemplate.ts';
import { contractType } from '../../../../schema/areas/contracts/entities/contractType.ts';
import { mergeFields } from '../../../../schema/areas/contracts/mergeFields.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { staleVersion } from '../../../engine/writing/update.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { writeKept } from '../../../engine/writing/writeKept.ts';
import { contractTextOf, termsOf } from './contractText.ts';
import { lockedContract, renewed } from './renewing.ts';

/** The records of a kind that are offered, in their order. */
async function offered(engine: Engine, actor: Actor, kind: string) {
  const records = await everyRecord(engine, actor, kind, { filters: { isHidden: false } });
  return records.map((one) => ({
    id: String(one['id']),
    displayName: String(one['displayName']),
    typeId: (one['typeId'] ?? null) as string | null,
  }));
}

const withoutType = ({ id, displayName }: { readonly id: string; readonly displayName: string }) => ({
  id,
  displayName,
});

/** Renews a contract by one period, whoever else renews it at the same moment. */
async function renewNow(engine: Engine, actor: Actor, id: string, seen: number | undefined): Promise<Contract> {
  await findRecord(engine, actor, contract.name, id, { action: 'update', fields: ['id'] });
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    const record = await lockedContract(here, connection, actor, id);
    if (!record) throw notFound();
    if (seen !== undefined && seen !== record['version']) {
      const { record: current } = await findRecord(here, actor, contract.name, id);
      throw await staleVersion(here, actor, contract.name, current, seen);
    }
    if (record['nextEndsOn'] == null) throw new RefusalError('transitionRefused', 'notRenewed');
    await writeKept(here, connection, actor, [contract.name, id], renewed(record), { step: 'renew' });
    return (await findRecord(here, actor, contract.name, id, { isWritten: true })).record as unknown as Contract;
  });
}

/** Registers the calls about contracts, their types, templates and terms (AB 7). */
export function registerContractCalls(app: FastifyInstance, engine: Engine): void {
  const fields = mergeFields((kind) => engine.registry.get(kind)).map(({ key }) => key);
  registerCall(app, contractCalls.metadata, async ({ actor }) => {
    const [types, templates, terms] = await Promise.all([
      offered(engine, actor, contractType.name),
      offered(engine, actor, contractTemplate.name),
      termsOf(engine, actor),
    ]);
    return { types: types.map(withoutType), templates, terms, mergeFields: fields };
  });
  registerCall(app, contractCalls.text, async ({ actor, params }) => contractTextOf(engine, actor, params.id));
  registerCall(app, contractCalls.renew, async ({ actor, params, body }) =>
    renewNow(engine, actor, params.id, body.version),
  );
  registerCall(app, contractTypeCalls.formOptions, async ({ actor }) =>
    (await offered(engine, actor, contractType.name)).map(withoutType),
  );
  registerCall(app, contractTermCalls.simplified, async ({ actor }) =>
    (await termsOf(engine, actor)).map(({ id, name }) => ({ id, name })),
  );
  registerCall(app, contractTypeCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, contractType.name, params.id, body),
  );
  registerCall(app, contractTemplateCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, contractTemplate.name, params.id, body),
  );
}
