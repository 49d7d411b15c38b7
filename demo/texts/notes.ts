import type { Random } from '../random.ts';

/**
 * Texts of notes. `{partner}` is a company that the agency works with, `{city}` a place, `{money}` an amount, `{day}` a
 * day of the week.
 */
const texts = {
  talent: [
    'Called on {day}. Happy with how the {partner} shoot went, would work with the same crew again.',
    'Passport runs out in four months. Renew before we confirm anything overseas.',
    '{partner} asked for availability in {city}, two days, offer around {money}. Holding the dates.',
    'Prefers to be called after ten. Texts are fine any time.',
    'New headshots are in. Use the second set for press, the first one for casting.',
    'No gambling or alcohol brands, please. Said so again on {day}.',
    'Invoice for the {city} appearance is out; {partner} pays in 30 days, usually late.',
    'Missed the briefing on {day}: train from {city} cancelled. No harm done, rescheduled.',
    'Quarterly catch-up over coffee.\n- Wants more regional dates\n- Would like to try voice work\n- Asked about a podcast',
    'Signed the image release for {partner}. Original is in the filing cabinet, scan to follow.',
    'Asked for a quieter month in the school holidays. Blocked out in the calendar.',
    'Allergic to shellfish. Catering in {city} has been told twice.',
    'Turned down {money} from {partner}. Right call, it would have clashed with everything else.',
    'Sends warm regards to everybody and a box of mangoes for the office.',
    'Renewal comes up this quarter. Talk about the work first and about the percentage second.',
    'Great feedback from the school visit in {city}: 300 children, one microphone, no complaints.',
    'New phone number since {day}, profile is up to date.',
    'Interview request from {partner}. Approved, questions in writing first.',
    'Is learning to drive. Until then, transport on every call sheet.',
    'Moved to {city} for the season. Post still goes to the old address.',
    'Birthday dinner on {day}, flowers ordered.',
    'Wants to see every caption before it goes up. {partner} agreed.',
    'Two days with {partner} confirmed, {money} plus travel. Contract to follow.',
    'Has changed accountants; bank details are with finance.',
    'Doubtful about the {city} date. Decides by {day}.',
    'Very good on live radio, less so on panels. Pitch accordingly.',
    'Lost luggage on the way to {city}. Airline pays for the clothes, {partner} was kind about it.',
    'Would rather do one long campaign than six short ones.',
  ],
  Sports: [
    'Shoulder is fine again, physio has cleared everything but contact training.',
    'Competes in {city} next month; nothing else that week, not even a call.',
    'Club wants to see all sponsor wording first. {partner} knows.',
    'Personal best on {day}. Social team has the pictures.',
    'Shoe deal ends with the season. {partner} would like to talk.',
    'Off to altitude camp, back in three weeks, no signal most days.',
    'Happy to coach at clinics in {city}, half a day at most.',
  ],
  Music: [
    'Rough mixes are in. Third track is the single, everybody agrees but the drummer.',
    'Wants the support slot with the tour through {city}. Asked {partner} to put a word in.',
    'Travels with an instrument: always book the extra seat.',
    'Festival in {city} offers {money} for one set, backline included.',
    'Publishing split is settled and signed by all four.',
    'Sound check moved to four on {day}.',
    'Would like to write for screen. {partner} takes demos.',
  ],
  Entertainment: [
    'Test reading went very well, they want to see a second scene. Self-tape due {day}.',
    'Available for the pilot in {city}, first refusal until {day}.',
    'Voice demo is finished: two characters, one documentary, one very calm bank.',
    'Hosting enquiry from {partner}, {money} for the evening, black tie.',
    'Season in {city} extended by a week. Holiday moved.',
    'Wants to read the whole script, not only the sides.',
    'Costume fitting on {day}, measurements have not changed.',
  ],
  scout: [
    'Seen on {day} in {city}, forty people in the room and nobody looked at a phone.',
    'Second meeting went well. Wants to think about it until after exams.',
    'Has an offer from another agency. Ours is better on tour support, worse on the advance.',
    'Video from the state titles attached to my email, watch from minute six.',
    'Manager is her brother. Nice people, bring both to the table.',
    'Not ready yet. Look again in six months, do not lose touch.',
    'Sent our standard terms. Their lawyer is on leave until {day}.',
    'Recommended by {partner}, who would book at once if we sign.',
    'Followers grew by a third since spring, all of it organic.',
    'Coffee in {city}. Clear head, clear plans, hates being called an influencer.',
  ],
  partner: [
    'Lunch with the new head of marketing. Budget is settled in the next quarter, pitch before that.',
    'Paid on day 41 again. Finance has sent a friendly reminder.',
    'Looking for two speakers for a conference in {city}, fee up to {money} each.',
    'Renewed for another year at {money}. Announcement on {day}, embargo until then.',
    'Their legal team wants the exclusivity clause gone. We want it narrower. Should be possible.',
    'Moved offices. The new address is in the profile, parking is behind the building.',
    'Very happy with the spring campaign, asked for the same faces again.',
    'Contact has left the company; wait for a successor before sending the rates.',
    'Site visit at their venue in {city}: stage is fine, dressing rooms are not.',
    'Do not email after five. They mean it.',
    'Prefers one invoice a month. Told finance on {day}.',
    'Sponsorship of the regional tour is likely, amount around {money}, decision on {day}.',
  ],
  staff: [
    'First aid certificate renewed, copy is in the folder.',
    'On leave in the first two weeks of January. Handover by {day}.',
    'Laptop replaced on {day}, the old one goes to the refurbisher.',
    'Works from {city} on Mondays.',
    'Review talk done. Wants to take on two music acts of their own.',
    'Covers the emergency phone over the long weekend.',
    'Working-with-children check is valid for another three years.',
  ],
} as const;

export type NoteSubject = keyof typeof texts;

export interface NoteWords {
  readonly partners: readonly string[];
  readonly cities: readonly string[];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/**
 * Returns note texts about a kind of owner (of talents also by their category), each of the stock once before any is
 * repeated.
 */
export function createNoteTexts(random: Random, { partners, cities }: NoteWords): (about: NoteSubject) => string {
  const decks = new Map<NoteSubject, string[]>();
  return (about) => {
    const deck = decks.get(about) ?? [];
    if (deck.length === 0) deck.push(...random.shuffled(texts[about]));
    decks.set(about, deck);
    const words: Readonly<Record<string, () => string>> = {
      partner: () => random.pick(partners),
      city: () => random.pick(cities),
      day: () => random.pick(days),
      money: () => `AUD ${(random.integer(3, 90) * 500).toLocaleString('en-AU')}`,
    };
    return (deck.pop() ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => words[name]?.() ?? whole);
  };
}
