import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';

/** A text about a person, a company or a piece of work; reading and writing it need the right to read and edit its owner. */
export const note = defineEntity({
  name: 'note',
  group: 'none',
  title: 'text',
  access: { owner: 'owner' },
  api: { base: '/client/v1/notes' },
  fields: {
    text: field.text({ required: true, isMultiline: true, isRich: true, mentions: 'mentions' }),
    isPinned: field.flag(),
    mentions: field.refs('staff', { readOnly: true }),
    attachments: field.files({ max: 20 }),
    owner: field.refOneOf(['talent', 'scout', 'partner', 'staff', 'opportunity', 'event', 'project', 'contract'], {
      required: true,
      onDelete: 'cascade',
    }),
    author: field.ref('staff', { readOnly: true, isCreator: true }),
  },
  list: {
    columns: ['text', 'author', 'createdAt'],
    filters: ['owner', 'author', 'mentions', 'isPinned'],
    pin: 'isPinned',
    sortable: ['createdAt', 'updatedAt'],
    search: ['text'],
    sort: ['createdAt', 'DESC'],
    range: 'createdAt',
  },
  talk: { at: 'createdAt', about: ['owner'], by: 'author' },
  form: { note: ['text', 'attachments', 'owner'] },
});

export type Note = RecordOf<typeof note>;
