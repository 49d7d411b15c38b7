// Generated from the catalogs by `npm run generate`. Do not edit.
import audio from '../../src/i18n/locales/en/community/audio.json';
import cmsEvent from '../../src/i18n/locales/en/community/cmsEvent.json';
import fanroomPoll from '../../src/i18n/locales/en/community/fanroomPoll.json';
import fanroomPost from '../../src/i18n/locales/en/community/fanroomPost.json';
import news from '../../src/i18n/locales/en/community/news.json';
import snippetPoll from '../../src/i18n/locales/en/community/snippetPoll.json';
import snippetPost from '../../src/i18n/locales/en/community/snippetPost.json';
import video from '../../src/i18n/locales/en/community/video.json';
import webpage from '../../src/i18n/locales/en/community/webpage.json';
import contract from '../../src/i18n/locales/en/contracts/contract.json';
import contractAmount from '../../src/i18n/locales/en/contracts/contractAmount.json';
import contractReminders from '../../src/i18n/locales/en/contracts/contractReminders.json';
import contractTemplate from '../../src/i18n/locales/en/contracts/contractTemplate.json';
import contractTerms from '../../src/i18n/locales/en/contracts/contractTerms.json';
import contractType from '../../src/i18n/locales/en/contracts/contractType.json';
import contracting from '../../src/i18n/locales/en/contracts/contracting.json';
import subContract from '../../src/i18n/locales/en/contracts/subContract.json';
import callLog from '../../src/i18n/locales/en/conversations/callLog.json';
import enquiry from '../../src/i18n/locales/en/conversations/enquiry.json';
import enquiryForm from '../../src/i18n/locales/en/conversations/enquiryForm.json';
import mailLog from '../../src/i18n/locales/en/conversations/mailLog.json';
import mailTemplate from '../../src/i18n/locales/en/conversations/mailTemplate.json';
import libraryItem from '../../src/i18n/locales/en/files/libraryItem.json';
import librarySpace from '../../src/i18n/locales/en/files/librarySpace.json';
import security from '../../src/i18n/locales/en/identity/security.json';
import accounting from '../../src/i18n/locales/en/money/accounting.json';
import creditNote from '../../src/i18n/locales/en/money/creditNote.json';
import expense from '../../src/i18n/locales/en/money/expense.json';
import invoice from '../../src/i18n/locales/en/money/invoice.json';
import invoiceMails from '../../src/i18n/locales/en/money/invoiceMails.json';
import invoiceReminders from '../../src/i18n/locales/en/money/invoiceReminders.json';
import invoicing from '../../src/i18n/locales/en/money/invoicing.json';
import managementFee from '../../src/i18n/locales/en/money/managementFee.json';
import managementFeeRule from '../../src/i18n/locales/en/money/managementFeeRule.json';
import taxRate from '../../src/i18n/locales/en/money/taxRate.json';
import note from '../../src/i18n/locales/en/people/note.json';
import partner from '../../src/i18n/locales/en/people/partner.json';
import partnerContact from '../../src/i18n/locales/en/people/partnerContact.json';
import scout from '../../src/i18n/locales/en/people/scout.json';
import staff from '../../src/i18n/locales/en/people/staff.json';
import talent from '../../src/i18n/locales/en/people/talent.json';
import agencyProfile from '../../src/i18n/locales/en/settings/agencyProfile.json';
import catalogue from '../../src/i18n/locales/en/settings/catalogue.json';
import customField from '../../src/i18n/locales/en/settings/customField.json';
import entityTerms from '../../src/i18n/locales/en/settings/entityTerms.json';
import general from '../../src/i18n/locales/en/settings/general.json';
import modules from '../../src/i18n/locales/en/settings/modules.json';
import savedFilter from '../../src/i18n/locales/en/settings/savedFilter.json';
import task from '../../src/i18n/locales/en/tasks/task.json';
import taskGroup from '../../src/i18n/locales/en/tasks/taskGroup.json';
import taskGroupItem from '../../src/i18n/locales/en/tasks/taskGroupItem.json';
import taskRule from '../../src/i18n/locales/en/tasks/taskRule.json';
import taskType from '../../src/i18n/locales/en/tasks/taskType.json';
import event from '../../src/i18n/locales/en/work/event.json';
import hold from '../../src/i18n/locales/en/work/hold.json';
import holding from '../../src/i18n/locales/en/work/holding.json';
import opportunity from '../../src/i18n/locales/en/work/opportunity.json';
import project from '../../src/i18n/locales/en/work/project.json';
import projectGroup from '../../src/i18n/locales/en/work/projectGroup.json';
import status from '../../src/i18n/locales/en/work/status.json';
import statusCategory from '../../src/i18n/locales/en/work/statusCategory.json';
import supplier from '../../src/i18n/locales/en/work/supplier.json';

/** The words of every entity and of the settings. */
export const entityWords = {
  audio,
  cmsEvent,
  fanroomPoll,
  fanroomPost,
  news,
  snippetPoll,
  snippetPost,
  video,
  webpage,
  contract,
  contractAmount,
  contractReminders,
  contractTemplate,
  contractTerms,
  contractType,
  contracting,
  subContract,
  callLog,
  enquiry,
  enquiryForm,
  mailLog,
  mailTemplate,
  libraryItem,
  librarySpace,
  security,
  accounting,
  creditNote,
  expense,
  invoice,
  invoiceMails,
  invoiceReminders,
  invoicing,
  managementFee,
  managementFeeRule,
  taxRate,
  note,
  partner,
  partnerContact,
  scout,
  staff,
  talent,
  agencyProfile,
  catalogue,
  customField,
  entityTerms,
  general,
  modules,
  savedFilter,
  task,
  taskGroup,
  taskGroupItem,
  taskRule,
  taskType,
  event,
  hold,
  holding,
  opportunity,
  project,
  projectGroup,
  status,
  statusCategory,
  supplier,
};
