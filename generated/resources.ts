// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { callLogResource } from '../src/resources/conversations/callLog.tsx';
import { enquiryResource } from '../src/resources/conversations/enquiry.tsx';
import { enquiryFormResource } from '../src/resources/conversations/enquiryForm.tsx';
import { mailLogResource } from '../src/resources/conversations/mailLog.tsx';
import { mailTemplateResource } from '../src/resources/conversations/mailTemplate.tsx';
import { creditNoteResource } from '../src/resources/money/creditNote.tsx';
import { expenseResource } from '../src/resources/money/expense.tsx';
import { invoiceResource } from '../src/resources/money/invoice.tsx';
import { invoiceMailsResource } from '../src/resources/money/invoiceMails.tsx';
import { invoicingResource } from '../src/resources/money/invoicing.tsx';
import { managementFeeResource } from '../src/resources/money/managementFee.tsx';
import { managementFeeRuleResource } from '../src/resources/money/managementFeeRule.tsx';
import { taxRateResource } from '../src/resources/money/taxRate.tsx';
import { partnerResource } from '../src/resources/people/partner.tsx';
import { scoutResource } from '../src/resources/people/scout.tsx';
import { staffResource } from '../src/resources/people/staff.tsx';
import { talentResource } from '../src/resources/people/talent.tsx';
import { agencyProfileResource } from '../src/resources/settings/agencyProfile.tsx';
import { entityTermsResource } from '../src/resources/settings/entityTerms.tsx';
import { contractResource } from '../src/resources/contracts/contract.tsx';
import { eventResource } from '../src/resources/work/event.tsx';
import { opportunityResource } from '../src/resources/work/opportunity.tsx';
import { projectResource } from '../src/resources/work/project.tsx';
import { taskResource } from '../src/resources/tasks/task.tsx';

/** Differences of entities' views from the default ones. */
export const resources = {
  callLog: callLogResource,
  enquiry: enquiryResource,
  enquiryForm: enquiryFormResource,
  mailLog: mailLogResource,
  mailTemplate: mailTemplateResource,
  creditNote: creditNoteResource,
  expense: expenseResource,
  invoice: invoiceResource,
  invoiceMails: invoiceMailsResource,
  invoicing: invoicingResource,
  managementFee: managementFeeResource,
  managementFeeRule: managementFeeRuleResource,
  taxRate: taxRateResource,
  partner: partnerResource,
  scout: scoutResource,
  staff: staffResource,
  talent: talentResource,
  agencyProfile: agencyProfileResource,
  entityTerms: entityTermsResource,
  contract: contractResource,
  event: eventResource,
  opportunity: opportunityResource,
  project: projectResource,
  task: taskResource,
};
