// Generated from the catalogs by `npm run generate`. Do not edit.
import audio from '../../src/i18n/locales/fr/community/audio.json';
import cmsEvent from '../../src/i18n/locales/fr/community/cmsEvent.json';
import fanroomPoll from '../../src/i18n/locales/fr/community/fanroomPoll.json';
import fanroomPost from '../../src/i18n/locales/fr/community/fanroomPost.json';
import news from '../../src/i18n/locales/fr/community/news.json';
import snippetPoll from '../../src/i18n/locales/fr/community/snippetPoll.json';
import snippetPost from '../../src/i18n/locales/fr/community/snippetPost.json';
import video from '../../src/i18n/locales/fr/community/video.json';
import webpage from '../../src/i18n/locales/fr/community/webpage.json';
import contract from '../../src/i18n/locales/fr/contracts/contract.json';
import contractAmount from '../../src/i18n/locales/fr/contracts/contractAmount.json';
import contractReminders from '../../src/i18n/locales/fr/contracts/contractReminders.json';
import contractTemplate from '../../src/i18n/locales/fr/contracts/contractTemplate.json';
import contractTerms from '../../src/i18n/locales/fr/contracts/contractTerms.json';
import contractType from '../../src/i18n/locales/fr/contracts/contractType.json';
import contracting from '../../src/i18n/locales/fr/contracts/contracting.json';
import subContract from '../../src/i18n/locales/fr/contracts/subContract.json';
import callLog from '../../src/i18n/locales/fr/conversations/callLog.json';
import enquiry from '../../src/i18n/locales/fr/conversations/enquiry.json';
import enquiryForm from '../../src/i18n/locales/fr/conversations/enquiryForm.json';
import mailLog from '../../src/i18n/locales/fr/conversations/mailLog.json';
import mailTemplate from '../../src/i18n/locales/fr/conversations/mailTemplate.json';
import libraryItem from '../../src/i18n/locales/fr/files/libraryItem.json';
import librarySpace from '../../src/i18n/locales/fr/files/librarySpace.json';
import security from '../../src/i18n/locales/fr/identity/security.json';
import accounting from '../../src/i18n/locales/fr/money/accounting.json';
import creditNote from '../../src/i18n/locales/fr/money/creditNote.json';
import expense from '../../src/i18n/locales/fr/money/expense.json';
import invoice from '../../src/i18n/locales/fr/money/invoice.json';
import invoiceMails from '../../src/i18n/locales/fr/money/invoiceMails.json';
import invoiceReminders from '../../src/i18n/locales/fr/money/invoiceReminders.json';
import invoicing from '../../src/i18n/locales/fr/money/invoicing.json';
import managementFee from '../../src/i18n/locales/fr/money/managementFee.json';
import managementFeeRule from '../../src/i18n/locales/fr/money/managementFeeRule.json';
import taxRate from '../../src/i18n/locales/fr/money/taxRate.json';
import note from '../../src/i18n/locales/fr/people/note.json';
import partner from '../../src/i18n/locales/fr/people/partner.json';
import partnerContact from '../../src/i18n/locales/fr/people/partnerContact.json';
import scout from '../../src/i18n/locales/fr/people/scout.json';
import staff from '../../src/i18n/locales/fr/people/staff.json';
import talent from '../../src/i18n/locales/fr/people/talent.json';
import agencyProfile from '../../src/i18n/locales/fr/settings/agencyProfile.json';
import catalogue from '../../src/i18n/locales/fr/settings/catalogue.json';
import customField from '../../src/i18n/locales/fr/settings/customField.json';
import entityTerms from '../../src/i18n/locales/fr/settings/entityTerms.json';
import general from '../../src/i18n/locales/fr/settings/general.json';
import modules from '../../src/i18n/locales/fr/settings/modules.json';
import savedFilter from '../../src/i18n/locales/fr/settings/savedFilter.json';
import task from '../../src/i18n/locales/fr/tasks/task.json';
import taskGroup from '../../src/i18n/locales/fr/tasks/taskGroup.json';
import taskGroupItem from '../../src/i18n/locales/fr/tasks/taskGroupItem.json';
import taskRule from '../../src/i18n/locales/fr/tasks/taskRule.json';
import taskType from '../../src/i18n/locales/fr/tasks/taskType.json';
import event from '../../src/i18n/locales/fr/work/event.json';
import hold from '../../src/i18n/locales/fr/work/hold.json';
import holding from '../../src/i18n/locales/fr/work/holding.json';
import opportunity from '../../src/i18n/locales/fr/work/opportunity.json';
import project from '../../src/i18n/locales/fr/work/project.json';
import projectGroup from '../../src/i18n/locales/fr/work/projectGroup.json';
import status from '../../src/i18n/locales/fr/work/status.json';
import statusCategory from '../../src/i18n/locales/fr/work/statusCategory.json';
import supplier from '../../src/i18n/locales/fr/work/supplier.json';

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
