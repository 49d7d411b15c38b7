import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The computed values of the declarations of the community. */
export const computed = {
  // The reader's moment decides (CM 4): nothing is published by a job.
  pieceDisplayStatus: () => `case t.status
      when 'PUBLISHED' then case when t.publish_date <= now() then 'PUBLISHED' else 'SCHEDULED' end
      when 'PENDING' then case when t.is_processing then 'PROCESSING' else 'PENDING' end
      else 'REJECTED' end`,
} satisfies Readonly<Record<string, ComputedSql>>;
