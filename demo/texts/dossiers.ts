/** Parts of the profiles of the demo's people, by category if that matters. */

type ByCategory<T> = Readonly<Record<'Sports' | 'Music' | 'Entertainment', readonly T[]>>;

export const types: ByCategory<string> = {
  Sports: ['Athlete', 'Athlete', 'Athlete', 'Coach'],
  Music: ['Solo artist', 'Solo artist', 'DJ', 'Songwriter'],
  Entertainment: ['Actor', 'Presenter', 'Comedian', 'Dancer', 'Model'],
};

export const subTypes: ByCategory<string> = {
  Sports: ['Team sport', 'Individual sport', 'Para sport'],
  Music: ['Pop', 'Rock', 'Hip hop', 'Electronic', 'Classical', 'Jazz', 'Country'],
  Entertainment: ['Film', 'Television', 'Theatre', 'Radio', 'Podcast', 'Online'],
};

export const sports = [
  'Athletics',
  'Basketball',
  'Cricket',
  'Football',
  'Netball',
  'Swimming',
  'Rugby league',
  'Surfing',
];

/** Playing positions of sports. */
export const positions: Readonly<Record<string, readonly string[]>> = {
  Basketball: ['Point guard', 'Shooting guard', 'Centre'],
  Cricket: ['Opening batter', 'Left-arm spinner', 'Wicketkeeper'],
  Football: ['Goalkeeper', 'Winger', 'Centre-back'],
  Netball: ['Goal defence', 'Wing attack', 'Goal shooter'],
  'Rugby league': ['Half-back', 'Prop', 'Full-back'],
};

/** Roles with where they were held. */
export const careers: ByCategory<readonly [title: string, organisation: string]> = {
  Sports: [
    ['National squad', 'Southern Cross Athletics'],
    ['Club captain', 'Harbour City Club'],
    ['State representative', 'Coastal Institute of Sport'],
    ['Junior squad', 'Eastside Juniors'],
    ['Ambassador', 'Games for Schools'],
  ],
  Music: [
    ['Recording artist', 'Lantern Street Records'],
    ['Support act, national tour', 'Paper Moon Touring'],
    ['Resident artist', 'The Tram Depot'],
    ['Session musician', 'Blue Gum Studios'],
    ['Writer in residence', 'Songhouse Collective'],
  ],
  Entertainment: [
    ['Series regular', 'Coral Bay Productions'],
    ['Breakfast host', 'Radio Meridian'],
    ['Ensemble member', 'Wharf Street Theatre'],
    ['Guest role', 'Northern Lights Television'],
    ['Campaign face', 'Field and Harbour'],
  ],
};

export const careerNotes = [
  'Two seasons, renewed once.',
  'Left on good terms when the programme ended.',
  'Part time beside study.',
  'Stood in at first, kept on after the first month.',
];

export const achievements: ByCategory<readonly [title: string, event: string]> = {
  Sports: [
    ['Gold medal', 'State championships'],
    ['Silver medal', 'National championships'],
    ['Player of the season', 'Coastal League'],
    ['Personal best', 'Winter Open'],
  ],
  Music: [
    ['Album of the month', 'Independent Radio Awards'],
    ['Best newcomer', 'Harbour Music Prize'],
    ['Audience award', 'Riverbank Festival'],
    ['Songwriting grant', 'Songhouse Collective'],
  ],
  Entertainment: [
    ['Best supporting role', 'Small Stage Awards'],
    ['Comedy of the year', 'Laneway Comedy Week'],
    ['Audience favourite', 'Short Film Night'],
    ['Presenter of the year', 'Local Radio Awards'],
  ],
};

export const trainings: ByCategory<readonly [title: string, institution: string]> = {
  Sports: [
    ['Level 2 coaching certificate', 'Coastal Institute of Sport'],
    ['Bachelor of sport science', 'University of the South Coast'],
  ],
  Music: [
    ['Bachelor of music', 'Harbour Conservatory'],
    ['Sound engineering', 'Blue Gum Studios'],
  ],
  Entertainment: [
    ['Diploma of acting', 'Wharf Street Drama School'],
    ['Screen presenting', 'Northern Lights Academy'],
  ],
};

export const unions: ByCategory<string> = {
  Sports: ['Players’ Association'],
  Music: ['Performing Rights Society', 'Musicians’ Union'],
  Entertainment: ['Performers’ Union', 'Screen Actors’ Guild'],
};

type PerformanceType = 'CONCERT' | 'FESTIVAL' | 'COMPETITION' | 'FILM' | 'TELEVISION' | 'THEATRE' | 'APPEARANCE';

export const performances: ByCategory<readonly [title: string, type: PerformanceType, venue: string]> = {
  Sports: [
    ['State championships', 'COMPETITION', 'Harbour Stadium'],
    ['Winter Open', 'COMPETITION', 'Coastal Aquatic Centre'],
    ['School visit', 'APPEARANCE', 'Eastside High School'],
    ['Charity run', 'APPEARANCE', 'Botanic Gardens'],
  ],
  Music: [
    ['Album launch', 'CONCERT', 'The Tram Depot'],
    ['Riverbank Festival', 'FESTIVAL', 'Riverbank'],
    ['Support for a national tour', 'CONCERT', 'Enmore Hall'],
    ['New Year’s Eve', 'CONCERT', 'Harbour Forecourt'],
  ],
  Entertainment: [
    ['The Long Jetty', 'TELEVISION', 'Coral Bay Studios'],
    ['A Winter’s Tale', 'THEATRE', 'Wharf Street Theatre'],
    ['Low Tide', 'FILM', 'On location'],
    ['Laneway Comedy Week', 'FESTIVAL', 'Laneway Stage'],
  ],
};

export const results = ['1st', '2nd', '4th', 'Semi-final', 'Personal best'];

export const brandStock = [
  ['Tidewater', 'APPAREL'],
  ['Fleet Street Runners', 'FOOTWEAR'],
  ['Kookaburra Motors', 'AUTOMOTIVE'],
  ['Salt and Fern', 'BEAUTY'],
  ['Bright Valley Juice', 'DRINKS'],
  ['Southerly Bank', 'FINANCE'],
  ['Grain and Vine', 'FOOD'],
  ['Parallax Games', 'GAMING'],
  ['Meridian Health', 'HEALTH'],
  ['Lumen Mobile', 'TELECOM'],
  ['Far Horizon Travel', 'TRAVEL'],
] as const;

export const avoidedBrands = ['Gambling and alcohol', 'Fast food', 'Anything that competes with the club’s sponsors'];

export const languages = ['French', 'Mandarin', 'Spanish', 'Italian', 'Greek', 'Arabic', 'Auslan', 'Japanese'];

export const givenNames = ['Alex', 'Robin', 'Sam', 'Jo', 'Marion', 'Lee', 'Chris', 'Kim', 'Pat', 'Noor'];

/** The family names of those who keep other people's books. */
export const bookkeepers = ['Abara', 'Castellan', 'Dempsey', 'Kowalczyk', 'Lindqvist', 'Tran'];

export const relationships = ['Mother', 'Father', 'Partner', 'Sister', 'Brother', 'Friend'];

export const marks = ['Small scar on the left knee', 'Tattoo on the right forearm', 'Pierced ears', 'Freckles'];

export const pronouns = { FEMALE: 'she/her', MALE: 'he/him', NON_BINARY: 'they/them' } as const;
