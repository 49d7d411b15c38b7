import type { TaskTypeCode } from '../../schema/areas/tasks/taskTypes.ts';
import type { ChargeTo } from '../../schema/rules/tasks.ts';

/** Summaries of tasks by their type; `{name}` is whom the task is for. */
export const taskSubjects: Readonly<Record<TaskTypeCode, readonly string[]>> = {
  GENERAL: [
    'Update the biography of {name}',
    'Chase the signed release of {name}',
    'Renew the working visa of {name}',
    'Send new headshots of {name}',
    'Check the insurance of {name}',
    'Collect invoices of {name}',
  ],
  MEETING: ['Career review with {name}', 'Meet the label about {name}', 'Lunch with {name}', 'Contract talk, {name}'],
  CALL: ['Call {name} about the fee', 'Call {name} back', 'Check in with {name} before the trip'],
  EMAIL: ['Send the rider of {name}', 'Answer the offer for {name}', 'Introduce {name} to the promoter'],
  REHEARSAL: ['Full rehearsal, {name}', 'Camera rehearsal, {name}', 'Sound check, {name}'],
  TRAINING: ['Voice coaching for {name}', 'Media training for {name}', 'Dialect coaching for {name}'],
  PERFORMANCE: ['Opening night, {name}', 'Evening show, {name}', 'Festival set, {name}', 'Recording session, {name}'],
  GAME: ['Charity match with {name}', 'Celebrity golf day, {name}'],
  SOCIALPOST: ['Post the campaign video of {name}', 'Approve the captions for {name}', 'Tour announcement, {name}'],
  APPEARANCE: ['Red carpet, {name}', 'Signing with {name}', 'Breakfast television, {name}'],
  EVENT: ['Launch party with {name}', 'Gala dinner, {name}'],
  FLIGHT: ['Flight to Melbourne, {name}', 'Flight to Auckland, {name}', 'Book flights for {name}'],
  TRANSPORT: ['Car to the studio for {name}', 'Airport transfer, {name}', 'Van for the band of {name}'],
  RANDRHOLIDAY: ['Rest days of {name}', 'Holiday of {name}'],
  OTHER: ['Birthday flowers for {name}', 'Storage for the props of {name}'],
};

/** Notes on tasks. */
export const taskNotes: readonly string[] = [
  'Spoke to their manager. They come back to us on Thursday.',
  'Needs a second pair of eyes before it goes out.',
  'Waiting for the dates from the venue.',
  'Same arrangement as last year, with the new fee.',
  'Bring two copies, one stays there.',
  'Ask at the stage door, the front is closed.',
  'The budget is agreed. Keep the receipts.',
  'Moved once already, so please do not move it again.',
];

/** Places where tasks take place. */
export const taskVenues: readonly (readonly [venue: string, address: string])[] = [
  ['Harbour Sound Studios', '14 Quay Street, Sydney'],
  ['The Lantern Theatre', '220 King Street, Newtown'],
  ['Riverside Hall', '3 Boundary Street, Brisbane'],
  ['Studio Nine', '9 Park Road, Alexandria'],
  ['Grand Pavilion', '1 Esplanade, St Kilda'],
  ['Botanic Stage', 'Gardens Drive, Melbourne'],
  ['Wharf Rooms', 'Pier 6, Walsh Bay'],
];

/** Companies that agencies buy from. */
export const supplierNames: readonly string[] = [
  'Southern Cross Cars',
  'Ferryman Travel',
  'Blue Gum Catering',
  'Ironbark Security',
  'Studio Kelp',
  'Paper Lantern Flowers',
  'Long Paddock Staging',
  'Night Owl Couriers',
];

/** An item of a template: its day from the start, and what there is to do. */
type Item = readonly [dayOffset: number, summary: string, type: TaskTypeCode];

/** Template of tasks of the demo. */
export interface TemplateText {
  readonly name: string;
  readonly description: string;
  readonly isWorkingDaysOnly: boolean;
  readonly items: readonly Item[];
}

/** The templates that every demo agency has. */
export const templateTexts: readonly TemplateText[] = [
  {
    name: 'New signing',
    description: 'From the signature to the first booking. The start is the day of the signature.',
    isWorkingDaysOnly: true,
    items: [
      [0, 'Countersign the agreement and file it', 'GENERAL'],
      [0, 'Welcome call', 'CALL'],
      [1, 'Collect bank and tax details', 'EMAIL'],
      [2, 'Write the biography', 'GENERAL'],
      [3, 'Book the photographer', 'EMAIL'],
      [5, 'Headshots', 'APPEARANCE'],
      [8, 'Put the profile on the website', 'GENERAL'],
      [10, 'First career review', 'MEETING'],
    ],
  },
  {
    name: 'Show',
    description: 'Everything around one show. The start is the day of the show.',
    isWorkingDaysOnly: false,
    items: [
      [-28, 'Send the technical rider', 'EMAIL'],
      [-21, 'Book travel', 'FLIGHT'],
      [-14, 'Announce it', 'SOCIALPOST'],
      [-7, 'Confirm the guest list', 'EMAIL'],
      [-2, 'Reminder post', 'SOCIALPOST'],
      [-1, 'Rehearsal', 'REHEARSAL'],
      [0, 'Transfer to the venue', 'TRANSPORT'],
      [0, 'Show', 'PERFORMANCE'],
      [1, 'Thank the promoter', 'CALL'],
      [7, 'Settle the fee', 'GENERAL'],
    ],
  },
  {
    name: 'Brand campaign',
    description: 'A campaign with a partner. The start is the first day of shooting.',
    isWorkingDaysOnly: true,
    items: [
      [-10, 'Brief from the brand', 'MEETING'],
      [-7, 'Wardrobe and measurements', 'EMAIL'],
      [-1, 'Call sheet to everybody', 'EMAIL'],
      [0, 'Shooting', 'APPEARANCE'],
      [5, 'Approve the selection', 'GENERAL'],
      [15, 'First post goes out', 'SOCIALPOST'],
    ],
  },
];

/** Money that a rule gives. */
interface RuleMoney {
  readonly cost?: string;
  readonly costCurrency?: string;
  readonly extra?: string;
  readonly extraCurrency?: string;
  readonly sale?: string;
  readonly saleCurrency?: string;
  readonly chargeTo: ChargeTo;
}

/** Rule of the demo; `supplier` is the number of one, counted from 1. */
export interface RuleText {
  readonly name: string;
  readonly type: TaskTypeCode;
  readonly money: RuleMoney;
  readonly supplier?: number;
}

const aud = (cost: string, sale: string) => ({ cost, costCurrency: 'AUD', sale, saleCurrency: 'AUD' });

/** The rules that every demo agency has, the special ones first. */
export const ruleTexts: readonly RuleText[] = [
  {
    name: 'Car by Southern Cross',
    type: 'TRANSPORT',
    money: { ...aud('62.50', '90.00'), chargeTo: 'TALENT' },
    supplier: 1,
  },
  { name: 'Car', type: 'TRANSPORT', money: { ...aud('85.00', '110.00'), chargeTo: 'TALENT' } },
  { name: 'Flight', type: 'FLIGHT', money: { extra: '25.00', extraCurrency: 'AUD', chargeTo: 'PARTNER' } },
  { name: 'Coaching', type: 'TRAINING', money: { ...aud('140.00', '140.00'), chargeTo: 'NONE' } },
];
