import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { mailBodyLimit, mailSubjectLimit } from '../mail.ts';

/** A text from which mails are written; the composer fills in `{name}`, `{sender}` and `{agency}`. */
export const mailTemplate = defineEntity({
  name: 'mailTemplate',
  group: 'none',
  title: 'name',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/mail-templates', without: ['bulk', 'export'] },
  fields: {
    name: field.text({ required: true, max: 200, unique: 'notUnique' }),
    subject: field.text({ max: mailSubjectLimit }),
    text: field.text({ required: true, isMultiline: true, isRich: true, max: mailBodyLimit }),
  },
  list: {
    columns: ['name', 'subject', 'updatedAt'],
    hidden: ['text', 'createdAt'],
    filters: ['name'],
    sortable: ['name', 'createdAt', 'updatedAt'],
    search: ['name', 'subject'],
    sort: ['name', 'ASC'],
  },
  detail: { as: 'dialog' },
  options: { sort: ['name'] },
  form: { template: ['name', 'subject', 'text'] },
});

export type MailTemplate = RecordOf<typeof mailTemplate>;
