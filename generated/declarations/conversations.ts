// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { callLog } from '../../schema/areas/conversations/entities/callLog.ts';
import { enquiry } from '../../schema/areas/conversations/entities/enquiry.ts';
import { enquiryForm } from '../../schema/areas/conversations/entities/enquiryForm.ts';
import { mailLog } from '../../schema/areas/conversations/entities/mailLog.ts';
import { mailTemplate } from '../../schema/areas/conversations/entities/mailTemplate.ts';

/** Entities of the area. */
export const declared = {
  callLog,
  enquiry,
  enquiryForm,
  mailLog,
  mailTemplate,
};
