import type { Random } from '../random.ts';
import { slugOf } from './pool.ts';

/** A company that an agency works with. */
export interface Company {
  readonly displayName: string;
  readonly slug: string;
  /** An entry of the agency's industries. */
  readonly industry: string;
  /** City of the company, if it belongs to its identity. */
  readonly city?: string;
}

const stems = (
  'Kelpwood,Tallowfield,Quenby & Rhodes,Brackenridge Bay,Lanternfish,Copperline,Saltmarsh,Umberly,Osprey & Finch,' +
  'Marrowstone,Pindarra,Threadgate,Wattle & Rye,Ironbark Hill,Galah House,Pepperberry,Driftnet,Moonah,Corella Park,' +
  'Bluegum Lane,Tern & Tide,Harvest Moon Road,Yabby Creek,Magpie Square,Sandstone Row,Coolibah North,Quollworks,' +
  'Lyrebird,Fernleigh,Boatshed Five,Currawong & Co,Red Dirt,Paperdaisy,Cloudferry,Brolga,Tidepool,Emberley,Wombarra,' +
  'Stringybark,Nightjar,Longreach Lane,Tinsmith,Bottlebrush,Kingfisher Wharf,Rosella,Sassafras Gully,Second Swell,' +
  'Vermilion,Plumtree,Overland Mail,Honeyeater,Kurrajong,Whitecap,Mallee & Moss,Orchard Nine,Parakeet,Sunday Ferry,' +
  'Gumnut,Headland,Sugarglider,Tanglewood East,Velvet Emu,Westerly,Zinc & Clay,Amberjack,Bandicoot,Casuarina Court,' +
  'Dusky Robin,Echidna,Flannel Flower,Greenhood,Halfmoon Point,Inlet,Jacaranda Hill,Karri,Lilly Pilly,Mudlark'
).split(',');

const kinds: readonly (readonly [industry: string, words: string, weight: number])[] = [
  ['Advertising', 'Creative,Advertising,Communications', 9],
  ['Broadcasting', 'Radio,Broadcasting,Television', 8],
  ['Film and television', 'Pictures,Films,Screen', 8],
  ['Events and venues', 'Events,Theatre,Festivals', 9],
  ['Music and publishing', 'Records,Music,Sound', 7],
  ['Sports clubs and leagues', 'Sports,Athletic Club,League', 6],
  ['Food and drink', 'Foods,Brewing,Kitchens', 6],
  ['Apparel and footwear', 'Apparel,Footwear,Outfitters', 5],
  ['Health and fitness', 'Fitness,Wellbeing,Physio', 4],
  ['Banking and insurance', 'Mutual,Insurance,Credit Union', 4],
  ['Technology', 'Software,Devices,Labs', 4],
  ['Travel and tourism', 'Travel,Cruises,Lodges', 4],
  ['Automotive', 'Motors,Tyres', 2],
  ['Retail', 'Department Stores,Homewares', 3],
  ['Beauty and personal care', 'Cosmetics,Skincare', 3],
  ['Education', 'College,Academy', 2],
  ['Charity', 'Foundation,Appeal', 3],
  ['Government', 'Shire Council,Regional Arts Board', 2],
];

const elsewhere: readonly Company[] = [
  { displayName: '東都みなと放送', slug: 'toto-minato', industry: 'Broadcasting', city: 'Tokyo' },
  { displayName: 'Εκδόσεις Μικρή Αλκυόνη', slug: 'mikri-alkyoni', industry: 'Music and publishing', city: 'Melbourne' },
  { displayName: 'Brasserie L’Épinette Bleue', slug: 'epinette-bleue', industry: 'Food and drink', city: 'Paris' },
  { displayName: 'Söderlund & Åkervik Film', slug: 'soderlund-akervik', industry: 'Film and television' },
  { displayName: '맑은물결 미디어', slug: 'malgeun-mulgyeol', industry: 'Advertising', city: 'Sydney' },
  { displayName: 'استوديو زهرة الميناء', slug: 'zahrat-almina', industry: 'Film and television', city: 'Sydney' },
  { displayName: 'Студія «Срібна Чапля»', slug: 'sribna-chaplia', industry: 'Events and venues', city: 'Brisbane' },
  { displayName: 'Công ty Biểu diễn Sen Trắng', slug: 'sen-trang', industry: 'Events and venues', city: 'Melbourne' },
  { displayName: '蓝鹭文化传媒', slug: 'lanlu-media', industry: 'Advertising', city: 'Singapore' },
];

/** So many companies, one in ten of them abroad or from abroad; none that is in `taken`, to which they are added. */
export function drawCompanies(random: Random, count: number, taken: Set<string>): Company[] {
  const foreign = random.sample(elsewhere, Math.round(count / 10));
  const local = random.shuffled(stems).map((stem): Company => {
    const [industry, words] = random.weighted(kinds.map((kind) => [kind, kind[2]] as const));
    const displayName = `${stem} ${random.pick(words.split(','))}`;
    return { displayName, slug: slugOf(displayName, '-'), industry };
  });
  const drawn = [...foreign, ...local].filter(({ displayName }) => !taken.has(displayName));
  for (const { displayName } of drawn.slice(0, count)) taken.add(displayName);
  if (drawn.length < count) throw new RangeError('the names of companies are used up');
  return random.shuffled(drawn.slice(0, count));
}
