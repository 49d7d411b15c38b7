import type { Place } from './places.ts';
import type { Random } from './random.ts';

/** A number in E.164 with its country. */
export interface Phone {
  readonly phoneNumber: string;
  readonly countryCode: string;
}

/**
 * Phone numbers reserved for fiction (in Australia by ACMA, in the United Kingdom by Ofcom, elsewhere the like), so
 * that no real person is ever called. `#` is any digit.
 */
const mobiles = (
  '570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 ' +
  '574118 574632 575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455'
)
  .split(' ')
  .map((end) => `+61491${end}`);

const areas: Readonly<Record<string, string>> = {
  NSW: '2',
  ACT: '2',
  VIC: '3',
  TAS: '3',
  QLD: '7',
  SA: '8',
  WA: '8',
  NT: '8',
};

const abroad: Readonly<Record<string, readonly string[]>> = {
  London: ['+442079460###'],
  'Los Angeles': ['+131055501##', '+132355501##'],
  'New York': ['+121255501##'],
  Toronto: ['+141655501##'],
  Paris: ['+3319900####'],
  Berlin: ['+493023125###'],
  Stockholm: ['+468465004##'],
};

/** Returns unique phone numbers; an Australian one if the place has none reserved for fiction. */
export function createPhones(random: Random): (place: Place) => Phone {
  const given = new Set<string>();
  const freeMobiles = random.shuffled(mobiles);
  return (place) => {
    const area = areas[place.state];
    const foreign = abroad[place.city];
    const mobile = area !== undefined && random.chance(0.3) ? freeMobiles.pop() : undefined;
    if (mobile !== undefined) return { phoneNumber: mobile, countryCode: 'AU' };
    const shapes = foreign ?? [`+61${area ?? '2'}5550####`, `+61${area ?? '2'}7010####`];
    let phoneNumber: string;
    do {
      phoneNumber = random.pick(shapes).replace(/#/g, () => String(random.integer(0, 9)));
    } while (given.has(phoneNumber));
    given.add(phoneNumber);
    return { phoneNumber, countryCode: foreign ? place.countryCode : 'AU' };
  };
}
