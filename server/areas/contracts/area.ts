import { overAgencies } from '../../jobs/homes.ts';
import type { ServerArea } from '../../house.ts';
import { keepFinancialStatus } from './contract/amounts.ts';
import { keepApprovals } from './contract/approvals.ts';
import { guardExclusivity } from './contract/conflicts.ts';
import { registerContractCalls } from './contract/contractCalls.ts';
import { keepMergeFields } from './contract/contractText.ts';
import { registerContractDocuments } from './contract/documents/documentCalls.ts';
import { keepSentContracts } from './contract/documents/sending.ts';
import { startWithTemplate } from './contract/firstText.ts';
import { remindOfContracts } from './contract/reminding.ts';
import { renewContracts } from './contract/renewing.ts';
import { keepTerm } from './contract/term.ts';

export const area: ServerArea = {
  register: ({ app, engine, jobs, pools, documents, places, storage }) => {
    keepTerm(engine);
    guardExclusivity(engine, places);
    keepFinancialStatus(engine);
    keepApprovals(engine);
    renewContracts(engine, jobs);
    keepMergeFields(engine);
    startWithTemplate(engine);
    registerContractCalls(app, engine);
    registerContractDocuments(app, { engine, documents, storage });
    keepSentContracts({ engine, documents, storage }, jobs);
    jobs.sweep('remind-of-contracts', {
      cron: '*/5 * * * *',
      run: () => overAgencies(pools, (agencyId) => remindOfContracts(engine, agencyId)),
    });
  },
};
