import { addToDay, instantAt } from '../../../../schema/rules/dates.ts';
import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';

type Body = Readonly<Record<string, unknown>>;

/** A record of the sample data. */
export interface Sample {
  readonly key: string;
  readonly entity: string;
  /** Its values, given the records before it. */
  readonly body: (idOf: (key: string) => string) => Body;
}

/** Words of the sample data in one language. */
interface SampleWords {
  readonly sample: string;
  readonly commercial: string;
  readonly season: string;
  readonly shoot: string;
  readonly casting: string;
  readonly agreement: string;
  readonly portraits: string;
  readonly call: string;
  readonly offer: string;
}

const english: SampleWords = {
  sample: 'sample',
  commercial: 'Summer commercial',
  season: 'Theatre season',
  shoot: 'Shoot of the summer commercial',
  casting: 'Casting for the theatre season',
  agreement: 'Agreement for the summer commercial',
  portraits: 'Book new portraits',
  call: 'Call back about the casting',
  offer: 'Send the offer',
};

const french: SampleWords = {
  sample: 'exemple',
  commercial: 'Publicité de l’été',
  season: 'Saison théâtrale',
  shoot: 'Tournage de la publicité de l’été',
  casting: 'Casting de la saison théâtrale',
  agreement: 'Accord pour la publicité de l’été',
  portraits: 'Réserver de nouveaux portraits',
  call: 'Rappeler au sujet du casting',
  offer: 'Envoyer l’offre',
};

const wordsOf: Readonly<Record<WordLanguage, SampleWords>> = { en: english, fr: french };

/** Context of the sample data. */
export interface SampleContext {
  /** The day on which it is made, YYYY-MM-DD. */
  readonly today: string;
  readonly timeZone: string;
  /** Locale of the agency (`fr-CA`). */
  readonly locale: string;
  /** Staff record of whoever adds it: tasks are theirs. */
  readonly staffId: string | null;
}

/**
 * Returns the records of the sample data, each after those that it names: a few talents, partners, deals, events and tasks of the
 * next days, called as samples.
 */
export function sampleRecords({ today, timeZone, locale, staffId }: SampleContext): readonly Sample[] {
  const words = wordsOf[wordLanguageOf(locale)];
  const named = (name: string) => `${name} (${words.sample})`;
  const at = (field: string, days: number, time: string): Body => ({
    [field]: instantAt(addToDay(today, days), time, timeZone),
    [`${field}TimeZone`]: timeZone,
  });
  const mine = staffId === null ? {} : { assigneeId: staffId };
  const person = (entity: string, key: string, name: string): Sample => ({
    key,
    entity,
    body: () => ({ displayName: named(name) }),
  });
  return [
    person('talent', 'juno', 'Juno Vale'),
    person('talent', 'teo', 'Teo Brandt'),
    person('talent', 'ada', 'Ada Okafor'),
    person('talent', 'lin', 'Lin Moreau'),
    person('scout', 'rio', 'Rio Castell'),
    person('partner', 'studio', 'Northlight Studio'),
    person('partner', 'theatre', 'Harbour Theatre'),
    {
      key: 'commercial',
      entity: 'opportunity',
      body: (idOf) => ({
        summary: named(words.commercial),
        clientId: idOf('studio'),
        talentIds: [idOf('juno'), idOf('teo')],
        expectedOn: addToDay(today, 21),
      }),
    },
    {
      key: 'season',
      entity: 'opportunity',
      body: (idOf) => ({ summary: named(words.season), clientId: idOf('theatre'), talentIds: [idOf('ada')] }),
    },
    {
      key: 'shoot',
      entity: 'event',
      body: (idOf) => ({
        summary: named(words.shoot),
        clientId: idOf('studio'),
        talentIds: [idOf('juno'), idOf('teo')],
        opportunityId: idOf('commercial'),
        ...at('startsAt', 3, '09:00'),
        ...at('endsAt', 3, '17:00'),
      }),
    },
    {
      key: 'casting',
      entity: 'event',
      body: (idOf) => ({
        summary: named(words.casting),
        clientId: idOf('theatre'),
        talentIds: [idOf('ada')],
        ...at('startsAt', 1, '14:00'),
        ...at('endsAt', 1, '15:00'),
      }),
    },
    {
      key: 'agreement',
      entity: 'contract',
      body: (idOf) => ({
        summary: named(words.agreement),
        clientId: idOf('studio'),
        talentIds: [idOf('juno')],
        opportunityId: idOf('commercial'),
        startsOn: today,
        endsOn: addToDay(today, 28),
      }),
    },
    {
      key: 'portraits',
      entity: 'task',
      body: (idOf) => ({
        summary: named(words.portraits),
        relatedToIds: [idOf('lin')],
        ...mine,
        ...at('dueDate', 2, '17:00'),
      }),
    },
    {
      key: 'call',
      entity: 'task',
      body: (idOf) => ({
        summary: named(words.call),
        relatedToIds: [idOf('ada')],
        ...mine,
        ...at('dueDate', 0, '18:00'),
      }),
    },
    {
      key: 'offer',
      entity: 'task',
      body: (idOf) => ({
        summary: named(words.offer),
        relatedToIds: [idOf('juno'), idOf('teo')],
        ...mine,
        ...at('dueDate', 1, '12:00'),
      }),
    },
  ];
}
