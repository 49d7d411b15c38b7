import type { FastifyInstance } from 'fastify';
import { failedWorkCalls, type FailedWork } from '../../../../schema/areas/operators/calls/failedWork.ts';
import type { Pools } from '../../../database/pools.ts';
import { notFound } from '../../../errors.ts';
import { failedJobs, failedSweeps, retryJob, type Failure } from '../../../jobs/failedWork.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Dependencies of telling failed work. */
interface FailedWorkDeps {
  readonly pools: Pools;
  readonly jobs: Jobs;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

type Agency = NonNullable<FailedWork['agency']>;

const toldOf =
  (kind: FailedWork['kind'], agency: Agency | null) =>
  (one: Failure): FailedWork => ({
    ...one,
    kind,
    agency,
  });

/** Registers what has failed beside the requests, over all agencies, and how an operator has it run again. */
export function registerFailedWork(app: FastifyInstance, { pools, jobs, clock }: FailedWorkDeps): void {
  registerCall(app, failedWorkCalls.list, async () => {
    const { rows: agencies } = await pools.owner.query<Agency>('select id, name from agency order by id');
    const data = (await failedSweeps(pools)).map(toldOf('sweep', null));
    for (const agency of agencies) data.push(...(await failedJobs(pools, agency.id)).map(toldOf('job', agency)));
    return { data: data.toSorted((one, other) => other.at - one.at) };
  });

  registerCall(app, failedWorkCalls.retry, async ({ body: { kind, id, agencyId } }) => {
    if (kind === 'sweep') {
      if (!jobs.sweeps().has(id)) throw notFound();
      jobs.wake(id);
      return {};
    }
    if (agencyId === null || !(await retryJob(pools, agencyId, id, clock()))) throw notFound();
    jobs.wake('run-jobs');
    return {};
  });
}
