import type { TaskTypeCode } from '../../schema/areas/tasks/taskTypes.ts';
import type { catalogueDefaults } from '../../server/areas/operators/agencies/catalogueDefaults.ts';

/** A task of a project: what, of which type, and from which to which hundredth of the project's days. */
export type ProjectTask = readonly [summary: string, type: TaskTypeCode, from: number, to: number];

/** A sort of project: what such projects are called, and their tasks in groups. */
export interface ProjectText {
  readonly type: NonNullable<(typeof catalogueDefaults)['PROJECT_TYPE']>[number];
  readonly subjects: readonly string[];
  readonly groups: readonly { readonly name: string; readonly tasks: readonly ProjectTask[] }[];
  /** Events on the way, each at a hundredth of the project's days. */
  readonly events: readonly (readonly [summary: string, type: string, at: number])[];
}

/** Projects by their sort. */
export const projectTexts: readonly ProjectText[] = [
  {
    type: 'Campaign',
    subjects: ['Winter campaign', 'Summer campaign', 'Always-on social campaign', 'Store launch campaign'],
    groups: [
      {
        name: 'Brief and concept',
        tasks: [
          ['Agree on the brief and deliverables', 'MEETING', 0, 6],
          ['Check exclusivity and usage', 'GENERAL', 4, 14],
          ['Approve the creative', 'EMAIL', 14, 24],
        ],
      },
      {
        name: 'Shoot',
        tasks: [
          ['Book studio, hair and make-up', 'GENERAL', 22, 34],
          ['Travel for the shoot', 'FLIGHT', 36, 38],
          ['Wardrobe fitting', 'REHEARSAL', 36, 40],
        ],
      },
      {
        name: 'Publish',
        tasks: [
          ['Approve selects', 'EMAIL', 52, 62],
          ['Post the campaign film', 'SOCIALPOST', 70, 74],
          ['Report reach to the partner', 'GENERAL', 88, 98],
        ],
      },
    ],
    events: [
      ['Shoot day', 'Shoot', 42],
      ['Campaign breakfast', 'Appearance', 72],
    ],
  },
  {
    type: 'Tour',
    subjects: ['Regional tour', 'East coast tour', 'Schools tour', 'Club tour'],
    groups: [
      {
        name: 'Routing',
        tasks: [
          ['Confirm venues and dates', 'CALL', 0, 15],
          ['Announce the tour', 'SOCIALPOST', 14, 16],
          ['Check visas and insurance', 'GENERAL', 8, 26],
        ],
      },
      {
        name: 'On the road',
        tasks: [
          ['Book flights and rooms', 'FLIGHT', 24, 34],
          ['Full rehearsal', 'REHEARSAL', 38, 42],
          ['Vans and freight', 'TRANSPORT', 44, 80],
        ],
      },
      {
        name: 'Settlement',
        tasks: [
          ['Collect settlements from venues', 'EMAIL', 82, 94],
          ['Share the figures with the act', 'MEETING', 94, 99],
        ],
      },
    ],
    events: [
      ['Opening night', 'Performance', 46],
      ['Second city', 'Performance', 60],
      ['Closing night', 'Performance', 78],
    ],
  },
  {
    type: 'Release',
    subjects: ['Album release', 'Single and video', 'Memoir release', 'Podcast first season'],
    groups: [
      {
        name: 'Preparation',
        tasks: [
          ['Set the release date with the label', 'MEETING', 0, 8],
          ['Artwork and credits', 'GENERAL', 8, 30],
          ['Clear samples and rights', 'GENERAL', 10, 40],
        ],
      },
      {
        name: 'Press',
        tasks: [
          ['Media training', 'TRAINING', 34, 38],
          ['Pitch to radio and playlists', 'EMAIL', 40, 60],
          ['Interviews of the release week', 'CALL', 66, 74],
        ],
      },
      {
        name: 'After release',
        tasks: [
          ['Thank-you posts', 'SOCIALPOST', 74, 78],
          ['Review the first month', 'MEETING', 94, 99],
        ],
      },
    ],
    events: [
      ['Video shoot', 'Shoot', 28],
      ['Release party', 'Appearance', 70],
    ],
  },
  {
    type: 'Partnership',
    subjects: ['Season partnership', 'Community programme', 'Junior clinics'],
    groups: [
      {
        name: 'Set-up',
        tasks: [
          ['Calendar of appearances', 'GENERAL', 0, 12],
          ['Kit and sizes', 'GENERAL', 6, 20],
          ['Kick-off with the partner', 'MEETING', 10, 12],
        ],
      },
      {
        name: 'Deliver',
        tasks: [
          ['Monthly social post', 'SOCIALPOST', 24, 30],
          ['Clinic for juniors', 'APPEARANCE', 44, 46],
          ['Hospitality day', 'EVENT', 64, 66],
        ],
      },
      {
        name: 'Renew',
        tasks: [
          ['Collect proof of delivery', 'GENERAL', 78, 90],
          ['Renewal talk', 'MEETING', 92, 98],
        ],
      },
    ],
    events: [
      ['Partner day', 'Appearance', 45],
      ['Season dinner', 'Appearance', 84],
    ],
  },
];

/** Descriptions of projects, one line each. */
export const projectNotes = [
  'Everything for this one is in the library, by phase.',
  'The partner wants one contact only: the lead.',
  'Dates are firm; the budget may move by ten per cent.',
  'Approvals take them three working days.',
] as const;
