/** Text and background colour of a state. */
export interface StatusTokens {
  readonly fg: string;
  readonly bg: string;
}

/** Colours of one scheme. Every text colour has a contrast of at least 4.5 on every background. */
export interface Tokens {
  /** Background of the page, of panels on it, of the menu rail and of a hovered row. */
  readonly bg: string;
  readonly panel: string;
  readonly rail: string;
  readonly row: string;
  /** Ground of what stands above the page: menus, dialogs, the panel with a record. */
  readonly raised: string;
  /** Ground of the present day. */
  readonly today: string;
  /** Background of a selected row, beside which soft grounds keep their shape. */
  readonly rowPicked: string;
  /** Hairlines between parts, and the fainter ones between rows. */
  readonly line: string;
  readonly line2: string;
  /** Border of an input, which has a contrast of 3 by itself (WCAG 1.4.11). */
  readonly edge: string;
  /** Text, quieter text, and the quietest. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly accentInk: string;
  readonly accentSoft: string;
  readonly focus: string;
  readonly status: Readonly<Record<'ok' | 'warn' | 'bad' | 'info' | 'mute', StatusTokens>>;
  /** Colours of the series of a chart, in their order; the last one is of all others together. */
  readonly chart: readonly string[];
  /** Background of floating layers such as tooltips. */
  readonly float: string;
  readonly floatInk: string;
  readonly floatAccent: string;
  readonly backdrop: string;
  readonly shadow: string;
}

/** Share of the text colour in the outline of a pill or tag, in percent; the rest is its ground. */
export const outlineShare = 75;

export const lightTokens: Tokens = {
  bg: '#fbfbfa',
  panel: '#ffffff',
  rail: '#f5f5f3',
  row: '#f7f8f6',
  raised: '#ffffff',
  today: '#fdf8ec',
  rowPicked: '#f1f7f4',
  line: '#e7e6e2',
  line2: '#f0efec',
  edge: '#8a8c84',
  ink: '#1b1c1a',
  ink2: '#5d5f59',
  ink3: '#6b6d66',
  accent: '#0b6b53',
  accentStrong: '#095a46',
  accentInk: '#ffffff',
  accentSoft: '#e4f2ed',
  focus: '#0b6b5366',
  status: {
    ok: { fg: '#187846', bg: '#e5f4eb' },
    warn: { fg: '#8a5a00', bg: '#fbf0d9' },
    bad: { fg: '#b3261e', bg: '#fbe9e7' },
    info: { fg: '#2457a6', bg: '#e7eefa' },
    mute: { fg: '#5d5f59', bg: '#efeeeb' },
  },
  chart: ['#0b6b53', '#5a93d6', '#c07a1c', '#8a4f9e', '#7a1f2b', '#8a8c84'],
  float: '#1b1c1a',
  floatInk: '#ffffff',
  floatAccent: '#6fd6b3',
  backdrop: '#1b1c1a52',
  shadow: '0 1px 2px #0000000a, 0 8px 24px #00000014',
};

export const darkTokens: Tokens = {
  bg: '#0e0f0d',
  panel: '#1a1b19',
  rail: '#121311',
  row: '#1f211e',
  raised: '#232522',
  today: '#242119',
  rowPicked: '#1c2622',
  line: '#31342f',
  line2: '#272926',
  edge: '#737670',
  ink: '#ecece8',
  ink2: '#a9aba3',
  ink3: '#969890',
  accent: '#4cc39c',
  accentStrong: '#66d1ae',
  accentInk: '#08281f',
  accentSoft: '#16332a',
  focus: '#4cc39c66',
  status: {
    ok: { fg: '#62cf93', bg: '#153324' },
    warn: { fg: '#e3b15a', bg: '#352a13' },
    bad: { fg: '#f2877d', bg: '#3a1c19' },
    info: { fg: '#8bb2f2', bg: '#1a2940' },
    mute: { fg: '#a9aba3', bg: '#262825' },
  },
  chart: ['#4cc39c', '#86bdf8', '#f5d58c', '#a566b5', '#d3604a', '#73766f'],
  float: '#ecece8',
  floatInk: '#141513',
  floatAccent: '#0b6b53',
  backdrop: '#00000094',
  shadow: '0 1px 2px #00000066, 0 8px 24px #00000088',
};

/** Pixels. The rail and the top bar are the same on every page. */
export const railWidth = 224;
export const barHeight = 52;
/** Height of the bar at the foot of a phone, without the safe area below it. */
export const phoneBarHeight = 56;
/** Bottom distance of floating elements by screen width: above the end of a form with its Save button, on a phone above the bar at its foot. */
export const aboveFormEnd = {
  xs: 'calc(68px + var(--phone-bar, 0px) + env(safe-area-inset-bottom))',
  md: 72,
} as const;
/** The least height of something to press on a touch screen (AB 9 has none; 44 is the platforms' own). */
export const touchTarget = 44;
export const fontFamily = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
