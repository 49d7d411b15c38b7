import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contractTemplate } from '../../../../schema/areas/contracts/entities/contractTemplate.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';

/**
 * Gives a new contract that somebody makes the first template of its type, unless it has a template or terms: it can be
 * sent as it is then. Nothing follows from a later change of its type.
 */
export function startWithTemplate(engine: Engine): void {
  engine.beforeWrite(
    contract.name,
    async ({ actor, after }, connection) => {
      const filters = { isHidden: false, typeIds: [after['typeId']] };
      const one = { filters, pageSize: 1, withTotal: false };
      const { data } = await listRecords(within(engine, connection), actor, contractTemplate.name, one);
      const [first] = data;
      return first && { templateId: first['id'] };
    },
    {
      of: ['create'],
      when: ({ cause, after }) =>
        cause === 'call' && after['typeId'] != null && after['templateId'] == null && !after['terms'],
    },
  );
}
