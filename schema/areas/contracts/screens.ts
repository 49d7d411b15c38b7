import { alone, below, pagesOf } from '../../routes/recordScreens.ts';
import { groupOf, groupUnder, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The financial status of contracts as a part of their list's path. */
const contractStatus = {
  name: 'status',
  path: '/:financialStatus',
  back: 'parent',
  allowed: { financialStatus: 'code' },
  tab: { parameter: 'financialStatus', filter: 'financialStatuses' },
} as const satisfies Sketch;

/** Screens of contracts, whose summary has the address without a tab. */
const contractRecord = [
  {
    name: 'detail',
    path: '/detail/:subId',
    built: 'detail',
    back: 'list',
    entity: 'contract',
    record: 'subId',
    section: 'summary',
  },
  ...pagesOf('contract', {
    record: 'subId',
    name: 'section',
    tabs: ['amounts', 'subContracts', 'tasks', 'documents', 'attachments', 'staff', 'notes', 'history'],
  }),
  {
    name: 'addSubContract',
    path: '/detail/:subId/add-sub-contract',
    built: 'add',
    entity: 'subContract',
    of: { field: 'contract', parameter: 'subId' },
  },
  {
    name: 'editSubContract',
    path: '/detail/:subId/edit-sub-contract/:subContractId',
    back: 'upTwo',
    built: 'detail',
    entity: 'subContract',
    record: 'subContractId',
    section: 'summary',
    edit: true,
    of: { field: 'contract', parameter: 'subId' },
  },
] as const satisfies readonly Sketch[];

/** The contracts of one talent, scout, partner or staff member. */
const contractsOf = <const Name extends Owner>(owner: Name) =>
  screensUnder(groupUnder(owner, 'contracts'), [...below(owner, 'contracts', contractStatus), ...contractRecord]);

/** Screens of contracts on their own (/contracts/...) and under an owner (/talent/{id}/contracts/...). */
export const screens = [
  ...screensUnder({ ...groupOf('contracts'), entity: 'contract' }, [...alone(contractStatus), ...contractRecord]),
  ...contractsOf('talent'),
  ...contractsOf('scout'),
  ...contractsOf('partner'),
  ...contractsOf('staff'),
] as const;
