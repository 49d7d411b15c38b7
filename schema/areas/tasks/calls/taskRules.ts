import { Type } from 'typebox';
import { defineCalls, oneOf, uuid } from '../../../language/call.ts';
import { chargeToKinds } from '../../../rules/tasks.ts';
import { taskTypeCodes } from '../taskTypes.ts';
import { taskRule } from '../entities/taskRule.ts';

/** Parts that rules of task types can be made of (AB 7, "GET task rules metadata"), besides the calls of the entity. */
export const taskRuleCalls = defineCalls(taskRule.plural, {
  metadata: {
    route: 'GET /finance/v1/task-rules/metadata',
    access: { entity: taskRule.name, action: 'read' },
    summary: 'types, parties and payers of task rules',
    answer: Type.Object({
      types: Type.Array(
        Type.Object({ id: uuid, displayName: Type.String(), code: oneOf(taskTypeCodes), color: Type.String() }),
      ),
      parties: Type.Array(oneOf(taskRule.fields.party.targets), { description: 'Kinds for which a rule can be' }),
      chargeTo: Type.Array(oneOf(chargeToKinds)),
    }),
  },
});
