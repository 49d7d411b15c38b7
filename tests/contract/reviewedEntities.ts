import type { LevelSetName } from '../../schema/access/levels.ts';
import type { Resource } from '../../schema/access/resources.ts';

/**
 * Rights of a principal on records of an entity, one letter for each of read, create, update, delete, restore, export:
 * `F` all, `O` those of owners on which they have the full right, `A` assigned ones or those of assigned owners, `M`
 * those that they created, `U` those that belong to nobody, `-` none.
 */
export type Row = string;

export interface ReviewedEntity {
  /** An admin of the agency, and a super admin inside it. */
  readonly admin: Row;
  /** Staff without any level. */
  readonly staff: Row;
  /** Staff with these levels of one resource alone; every other resource changes nothing. */
  readonly by?: Readonly<Partial<Record<Resource, Readonly<Partial<Record<LevelSetName, Row>>>>>>;
  /** The fields that assign staff, and those that pass on what is assigned to others. */
  readonly assigns?: readonly string[];
  readonly through?: readonly string[];
  /** Fields that ask for another resource's right. */
  readonly fields?: Readonly<Record<string, Resource>>;
}

/** A record whose access depends on its resource alone. */
const everyLevel = {
  viewAssigned: 'A----A',
  viewAll: 'F----F',
  editAssigned: 'AAAAAA',
  viewAllEditAssigned: 'FAAAAF',
  editAll: 'FFFFFF',
};
/** The same of a resource that nothing is assigned of. */
const allOrNothing = { viewAll: 'F----F', editAll: 'FFFFFF' };
/** A record that is written and read with its owner's rights. */
const ofOwners = {
  viewAssigned: 'A----A',
  viewAll: 'O----O',
  editAssigned: 'AAAAAA',
  viewAllEditAssigned: 'OAAAAO',
  editAll: 'OOOOOO',
};
/** Time since the last talk, which tells of calls and mails. */
const talk = { daysSinceTalk: 'COMM', talkAge: 'COMM' } as const;
/** Readable by the whole agency, writable with the right on settings. */
const settings: ReviewedEntity = {
  admin: 'FFFFFF',
  staff: 'F----F',
  by: { ORGANIZATION: { editAll: 'FFFFFF' } },
};

/** Financial data of a person. */
const books = {
  commission: 'FINANCE',
  companies: 'FINANCE',
  taxNumber: 'FINANCE',
  taxResidence: 'FINANCE',
  isTaxRegistered: 'FINANCE',
  bankAccounts: 'FINANCE',
} as const;

/** Rights on the records of each entity, reviewed by a person, one line per entity. */
export const reviewedEntities: Readonly<Record<string, ReviewedEntity>> = {
  talent: {
    admin: 'FFFFFF',
    staff: '------',
    by: { TALENT: everyLevel },
    assigns: ['assignees'],
    fields: { ...books, ...talk },
  },
  scout: {
    admin: 'FFFFFF',
    staff: '------',
    by: { SCOUT: everyLevel },
    assigns: ['assignees'],
    fields: { ...books, ...talk },
  },
  partner: {
    admin: 'FFFFFF',
    staff: '------',
    by: { PARTNER: everyLevel },
    assigns: ['assignees'],
    fields: { deals: 'CONTRACT', ...talk },
  },
  opportunity: {
    admin: 'FFFFFF',
    staff: '------',
    by: { PIPELINE: everyLevel },
    assigns: ['lead', 'assignees', 'collaborators'],
    through: ['talents'],
  },
  event: {
    admin: 'FFFFFF',
    staff: '------',
    by: { EVENT: everyLevel },
    assigns: ['lead', 'assignees', 'collaborators'],
    through: ['talents'],
  },
  project: {
    admin: 'FFFFFF',
    staff: '------',
    by: { PROJECT: everyLevel },
    assigns: ['lead', 'assignees', 'collaborators'],
    through: ['talents'],
  },
  projectGroup: { admin: 'FFFFFF', staff: '------', by: { PROJECT: ofOwners } },
  news: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talents'] },
  cmsEvent: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talents'] },
  audio: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talents'] },
  video: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talents'] },
  snippetPost: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talent'] },
  fanroomPost: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talent'] },
  snippetPoll: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talent'] },
  fanroomPoll: { admin: 'FFFFFF', staff: '------', by: { CMS: everyLevel }, through: ['talent'] },
  contract: {
    admin: 'FFFFFF',
    staff: '------',
    by: { CONTRACT: everyLevel },
    assigns: ['assignees'],
    through: ['talents'],
    fields: { value: 'FINANCE', taxMode: 'FINANCE', financialStatus: 'FINANCE', documents: 'FINANCE' },
  },
  subContract: {
    admin: 'FFFFFF',
    staff: '------',
    by: { CONTRACT: ofOwners },
    fields: { amount: 'FINANCE', share: 'FINANCE' },
  },
  // Besides the right on its contract it asks for that on finance, so that none alone opens it.
  contractAmount: { admin: 'FFFFFF', staff: '------' },
  contractType: settings,
  contractTemplate: settings,
  hold: {
    admin: 'FFFFFF',
    staff: '------',
    by: { EVENT: everyLevel },
    through: ['talent', 'event', 'opportunity'],
  },
  mailLog: { admin: 'FFFFFF', staff: '------', by: { COMM: everyLevel }, through: ['about'] },
  mailTemplate: settings,
  enquiry: {
    admin: 'FFFFFF',
    staff: '------',
    by: { COMM: everyLevel },
    assigns: ['assignees'],
    through: ['talents', 'about'],
  },
  enquiryForm: settings,
  callLog: { admin: 'FFFFFF', staff: '------', by: { COMM: everyLevel }, through: ['about'] },
  task: {
    admin: 'FFFFFF',
    staff: '------',
    by: { TASK: everyLevel },
    assigns: ['assignee', 'collaborators'],
    through: ['relatedTos'],
    fields: { chargeTo: 'FINANCE', externalClient: 'FINANCE', cost: 'FINANCE', extra: 'FINANCE', sale: 'FINANCE' },
  },
  supplier: {
    admin: 'FFFFFF',
    staff: 'F----F',
    by: { TASK: { editAssigned: 'FAAAAF', viewAllEditAssigned: 'FAAAAF', editAll: 'FFFFFF' } },
  },
  libraryItem: { admin: 'FFFFFF', staff: '------', by: { LIBRARY: everyLevel } },
  taskType: settings,
  taskGroup: settings,
  taskGroupItem: settings,
  taskRule: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  taxRate: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  managementFeeRule: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  // Like an amount: the right on its contract and that on finance.
  managementFee: { admin: 'FFFFFF', staff: '------' },
  expense: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  invoice: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  creditNote: { admin: 'FFFFFF', staff: '------', by: { FINANCE: allOrNothing } },
  staff: { admin: 'FFFFFF', staff: '------', by: { STAFF: allOrNothing } },
  note: {
    admin: 'FFFFFF',
    staff: '------',
    by: {
      TALENT: ofOwners,
      SCOUT: ofOwners,
      PARTNER: ofOwners,
      PIPELINE: ofOwners,
      EVENT: ofOwners,
      PROJECT: ofOwners,
      CONTRACT: ofOwners,
      STAFF: { viewAll: 'O----O', editAll: 'OOOOOO' },
    },
  },
  partnerContact: {
    admin: 'FFFFFF',
    staff: '------',
    by: { TALENT: ofOwners, SCOUT: ofOwners, PARTNER: ofOwners },
    through: ['client'],
  },
  status: settings,
  statusCategory: settings,
  catalogue: settings,
  customField: settings,
  savedFilter: { admin: 'MMMMMM', staff: 'MMMMMM' },
};
