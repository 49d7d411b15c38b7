// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { audio } from '../schema/areas/community/entities/audio.ts';
import { cmsEvent } from '../schema/areas/community/entities/cmsEvent.ts';
import { fanroomPoll } from '../schema/areas/community/entities/fanroomPoll.ts';
import { fanroomPost } from '../schema/areas/community/entities/fanroomPost.ts';
import { news } from '../schema/areas/community/entities/news.ts';
import { snippetPoll } from '../schema/areas/community/entities/snippetPoll.ts';
import { snippetPost } from '../schema/areas/community/entities/snippetPost.ts';
import { video } from '../schema/areas/community/entities/video.ts';
import { callLog } from '../schema/areas/conversations/entities/callLog.ts';
import { enquiry } from '../schema/areas/conversations/entities/enquiry.ts';
import { enquiryForm } from '../schema/areas/conversations/entities/enquiryForm.ts';
import { mailLog } from '../schema/areas/conversations/entities/mailLog.ts';
import { mailTemplate } from '../schema/areas/conversations/entities/mailTemplate.ts';
import { libraryItem } from '../schema/areas/files/entities/libraryItem.ts';
import { creditNote } from '../schema/areas/money/entities/creditNote.ts';
import { expense } from '../schema/areas/money/entities/expense.ts';
import { invoice } from '../schema/areas/money/entities/invoice.ts';
import { managementFee } from '../schema/areas/money/entities/managementFee.ts';
import { managementFeeRule } from '../schema/areas/money/entities/managementFeeRule.ts';
import { taxRate } from '../schema/areas/money/entities/taxRate.ts';
import { note } from '../schema/areas/people/entities/note.ts';
import { partner } from '../schema/areas/people/entities/partner.ts';
import { partnerContact } from '../schema/areas/people/entities/partnerContact.ts';
import { scout } from '../schema/areas/people/entities/scout.ts';
import { staff } from '../schema/areas/people/entities/staff.ts';
import { talent } from '../schema/areas/people/entities/talent.ts';
import { catalogue } from '../schema/areas/settings/entities/catalogue.ts';
import { customField } from '../schema/areas/settings/entities/customField.ts';
import { savedFilter } from '../schema/areas/settings/entities/savedFilter.ts';
import { contract } from '../schema/areas/contracts/entities/contract.ts';
import { contractAmount } from '../schema/areas/contracts/entities/contractAmount.ts';
import { contractTemplate } from '../schema/areas/contracts/entities/contractTemplate.ts';
import { contractType } from '../schema/areas/contracts/entities/contractType.ts';
import { subContract } from '../schema/areas/contracts/entities/subContract.ts';
import { event } from '../schema/areas/work/entities/event.ts';
import { hold } from '../schema/areas/work/entities/hold.ts';
import { opportunity } from '../schema/areas/work/entities/opportunity.ts';
import { project } from '../schema/areas/work/entities/project.ts';
import { projectGroup } from '../schema/areas/work/entities/projectGroup.ts';
import { status } from '../schema/areas/work/entities/status.ts';
import { statusCategory } from '../schema/areas/work/entities/statusCategory.ts';
import { supplier } from '../schema/areas/work/entities/supplier.ts';
import { task } from '../schema/areas/tasks/entities/task.ts';
import { taskGroup } from '../schema/areas/tasks/entities/taskGroup.ts';
import { taskGroupItem } from '../schema/areas/tasks/entities/taskGroupItem.ts';
import { taskRule } from '../schema/areas/tasks/entities/taskRule.ts';
import { taskType } from '../schema/areas/tasks/entities/taskType.ts';

/** Every entity of the product. */
export const entities = {
  audio,
  cmsEvent,
  fanroomPoll,
  fanroomPost,
  news,
  snippetPoll,
  snippetPost,
  video,
  callLog,
  enquiry,
  enquiryForm,
  mailLog,
  mailTemplate,
  libraryItem,
  creditNote,
  expense,
  invoice,
  managementFee,
  managementFeeRule,
  taxRate,
  note,
  partner,
  partnerContact,
  scout,
  staff,
  talent,
  catalogue,
  customField,
  savedFilter,
  contract,
  contractAmount,
  contractTemplate,
  contractType,
  subContract,
  event,
  hold,
  opportunity,
  project,
  projectGroup,
  status,
  statusCategory,
  supplier,
  task,
  taskGroup,
  taskGroupItem,
  taskRule,
  taskType,
};
