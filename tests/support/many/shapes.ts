/** Source of a generated entity: its fields, its other options and its words. */
export interface Shape {
  readonly area: 'people' | 'work';
  readonly access: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Options of the declaration besides the fields, as source. */
  readonly options: string;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly steps?: readonly string[];
  /** The fields by which records are assigned. */
  readonly assigns?: readonly string[];
}

/** Contact: the starter's declaration, with an assigned person. */
const contact: Shape = {
  area: 'people',
  access: 'PARTNER',
  fields: {
    displayName: 'field.text({ required: true, max: 200 })',
    email: "field.text({ pattern: 'email' })",
    phoneNumber: "field.phone({ country: 'countryCode' })",
    website: "field.text({ pattern: 'website' })",
    address: 'field.place()',
    since: 'field.date()',
    isPreferred: 'field.flag()',
    capacity: 'field.integer({ min: 0 })',
    fee: 'field.money()',
    size: "field.choice(['SMALL', 'LARGE'], { default: 'SMALL' })",
    remarks: 'field.text({ isMultiline: true })',
    assignees: "field.refs('staff', { assigns: true })",
  },
  options: `
  duplicates: ['displayName', 'email'],
  list: {
    columns: ['displayName', 'email', 'phoneNumber', 'since', 'assignees'],
    hidden: ['capacity', 'fee', 'size', 'createdAt', 'updatedAt'],
    filters: ['email', 'since', 'isPreferred', 'capacity', 'fee', 'size', 'assignees'],
    sortable: ['displayName', 'since', 'capacity', 'createdAt', 'updatedAt'],
    search: ['displayName', 'email', 'phoneNumber', 'address'],
    sort: ['displayName', 'ASC'],
    range: 'createdAt',
    bulk: { edit: ['isPreferred', 'size', 'assignees'] },
  },
  import: { key: ['email', 'displayName'] },`,
  choices: { size: ['SMALL', 'LARGE'] },
  assigns: ['assignees'],
};

/** Work that is due: a status of the agency, moments, references of several kinds. */
const work: Shape = {
  area: 'work',
  access: 'TASK',
  fields: {
    summary: 'field.text({ required: true })',
    status: "field.status('TASK', { required: true })",
    begins: 'field.zoned()',
    due: "field.zoned({ after: 'begins' })",
    about: "field.refsOneOf(['talent', 'scout', 'partner'])",
    assignee: "field.ref('staff', { assigns: true })",
    remarks: 'field.text({ isMultiline: true })',
  },
  options: `
  list: {
    columns: ['summary', 'status', 'due', 'about', 'assignee'],
    hidden: ['begins', 'createdAt', 'updatedAt'],
    filters: ['status', 'due', 'about', 'assignee'],
    sortable: ['summary', 'status', 'due', 'createdAt'],
    search: ['summary'],
    sort: ['due', 'ASC'],
    bulk: { edit: ['status'] },
  },
  copy: { clears: ['begins', 'due'] },`,
  assigns: ['assignee'],
};

/** Paper for a partner: a required reference, steps and what they lock. */
const paper: Shape = {
  area: 'work',
  access: 'CONTRACT',
  fields: {
    summary: 'field.text({ required: true, max: 200 })',
    client: "field.ref('partner', { required: true, onDelete: 'refuse' })",
    stage: "field.choice(['DRAFT', 'SENT', 'PAID'], { default: 'DRAFT' })",
    total: "field.money({ access: 'FINANCE' })",
    issuedOn: 'field.date()',
    dueOn: "field.date({ after: 'issuedOn' })",
    sentAt: 'field.instant({ readOnly: true })',
  },
  options: `
  list: {
    columns: ['summary', 'client', 'stage', 'dueOn'],
    hidden: ['total', 'issuedOn', 'createdAt'],
    filters: ['client', 'stage', 'total', 'dueOn'],
    sortable: ['summary', 'dueOn', 'createdAt'],
    search: ['summary'],
    sort: ['createdAt', 'DESC'],
  },
  states: {
    stage: {
      steps: {
        send: { from: ['DRAFT'], to: 'SENT', asks: ['dueOn'], sets: { sentAt: 'now' } },
        pay: { from: ['SENT'], to: 'PAID' },
      },
      locks: { PAID: { edit: [], delete: false } },
    },
  },`,
  choices: { stage: ['DRAFT', 'SENT', 'PAID'] },
  steps: ['send', 'pay'],
};

/** A thing of the agency under a short name that no two have. */
const thing: Shape = {
  area: 'work',
  access: 'PROJECT',
  fields: {
    name: "field.text({ required: true, max: 50, unique: { message: 'entryNameTaken' } })",
    position: 'field.integer({ required: true, min: 0, default: 0 })',
    lender: "field.ref('partner', { onDelete: 'refuse' })",
    isRetired: 'field.flag()',
  },
  options: `
  list: {
    columns: ['name', 'position', 'lender'],
    hidden: ['isRetired'],
    filters: ['lender', 'isRetired'],
    sortable: ['name', 'position', 'createdAt'],
    search: ['name'],
    sort: ['position', 'ASC'],
    bulk: { edit: ['position', 'isRetired'] },
  },
  import: { key: ['name'] },`,
};

/** Plain entities as coming ones are; generated ones take turns at them. */
export const shapes: readonly Shape[] = [contact, work, paper, thing];
