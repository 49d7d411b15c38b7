import { Type } from 'typebox';
import { closed, defineCalls, nothing, nullable, oneOf, text, uuid, type ValueOf } from '../../../language/call.ts';

const kind = oneOf(['sweep', 'job']);

/** Work beside the requests that has failed and is tried no more by itself. */
const failedWork = Type.Object({
  kind,
  id: Type.String({ description: 'Of a sweep, its name' }),
  name: Type.String(),
  agency: nullable(Type.Object({ id: uuid, name: Type.String() })),
  failure: Type.String({ description: 'The last error' }),
  at: Type.Integer({ description: 'When it failed, in milliseconds' }),
});
export type FailedWork = ValueOf<typeof failedWork>;

const access = 'superAdmin' as const;

/** Failed work of the installation, for who runs it: sweeps whose last run failed, and jobs of agencies. */
export const failedWorkCalls = defineCalls('agencies', {
  list: {
    route: 'GET /user/v1/failed-work',
    access,
    summary: 'Sweeps whose last run failed, and failed jobs, newest first',
    answer: Type.Object({ data: Type.Array(failedWork) }),
  },
  retry: {
    route: 'POST /user/v1/failed-work/retry',
    access,
    summary: 'Run failed work again',
    body: closed({ kind, id: text(100), agencyId: nullable(uuid) }),
    answer: nothing,
  },
});
