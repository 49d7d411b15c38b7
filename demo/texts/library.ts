import type { FileKind } from '../files/kinds.ts';

/** A folder of a demo library: its files by kind and title, and the folders in it. `*` stands for a number. */
export interface FolderTexts {
  readonly name: string;
  readonly files?: readonly (readonly [kind: FileKind, title: string, count?: number])[];
  readonly folders?: readonly FolderTexts[];
  /** The system keeps it, and takes no uploads in it. */
  readonly isSystem?: boolean;
}

/** Folders of the agency's own library. */
export const agencyFolders: readonly FolderTexts[] = [
  {
    name: 'Brand',
    files: [
      ['deck', 'Agency profile'],
      ['moodBoard', 'Palette and type *', 3],
      ['lookbook', 'House lookbook'],
    ],
    folders: [
      { name: 'Photography', files: [['still', 'Office and studio *', 12]] },
      {
        name: 'Motion',
        files: [
          ['showreel', 'Agency reel *', 2],
          ['loop', 'Loop *', 3],
          ['recording', 'Sting *', 2],
        ],
      },
    ],
  },
  {
    name: 'Press',
    files: [
      ['pressKit', 'Agency press kit'],
      ['callList', 'Press contacts'],
    ],
    folders: [
      {
        name: '2026',
        files: [
          ['pressKit', 'Release *', 6],
          ['still', 'Red carpet *', 10],
          ['scan', 'Clipping *', 6],
        ],
      },
      {
        name: '2025',
        files: [
          ['pressKit', 'Release *', 4],
          ['still', 'Premiere *', 6],
          ['scan', 'Clipping *', 4],
        ],
      },
    ],
  },
  {
    name: 'Castings',
    folders: [
      {
        name: 'Autumn campaign',
        files: [
          ['lookbook', 'Shortlist'],
          ['callList', 'Call list'],
          ['moodBoard', 'Mood *', 2],
        ],
        folders: [{ name: 'Test shots', files: [['snapshot', 'Polaroid *', 14]] }],
      },
      {
        name: 'Winter series',
        files: [
          ['callSheet', 'Call sheet *', 4],
          ['rushes', 'Self-tape *', 4],
          ['budget', 'Budget'],
        ],
      },
    ],
  },
  {
    name: 'Templates',
    files: [
      ['agreement', 'Representation agreement'],
      ['agreement', 'Appearance agreement'],
      ['agreement', 'Licence of image'],
      ['rider', 'Hospitality rider'],
      ['rider', 'Technical rider'],
      ['budget', 'Tour budget'],
      ['budget', 'Shoot budget'],
      ['callList', 'Crew list'],
      ['deck', 'Pitch deck'],
    ],
  },
  {
    name: 'Office',
    files: [
      ['agreement', 'House rules'],
      ['callList', 'Phone list'],
    ],
    folders: [
      {
        name: 'Insurance',
        files: [
          ['agreement', 'Public liability *', 2],
          ['scan', 'Certificate *', 2],
        ],
      },
      { name: 'Archive', files: [['archive', 'Selection *', 5]] },
    ],
  },
  { name: 'Signed contracts', isSystem: true, files: [['agreement', 'Signed agreement *', 8]] },
];

/** Folders of a talent's library; `sensitive` files come on top. */
export const talentFolders: readonly FolderTexts[] = [
  {
    name: 'Portfolio',
    files: [
      ['still', 'Editorial *', 3],
      ['snapshot', 'Polaroid *', 2],
      ['profile', 'Profile'],
    ],
  },
  { name: 'Travel documents' },
];

/** Sensitive files of a talent, and the folder that holds them. */
export const travelDocuments = {
  folder: 'Travel documents',
  files: [
    ['scan', 'Passport'],
    ['scan', 'Work visa'],
  ],
} as const satisfies { readonly folder: string; readonly files: FolderTexts['files'] };

/** Folders of a partner's library. */
export const partnerFolders: readonly FolderTexts[] = [
  {
    name: 'Briefs',
    files: [
      ['deck', 'Campaign brief'],
      ['moodBoard', 'Mood board'],
    ],
  },
];

/** Folders of a staff member's library. */
export const staffFolders: readonly FolderTexts[] = [
  {
    name: 'Employment',
    files: [
      ['agreement', 'Employment agreement'],
      ['scan', 'Certificate'],
    ],
  },
];
