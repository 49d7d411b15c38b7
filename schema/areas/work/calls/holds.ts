import { Type } from 'typebox';
import { closed, defineCalls, instant, nullable, text, uuid, version } from '../../../language/call.ts';
import { acceptClashKey } from '../../../language/effects/calendar.ts';
import { holdNoteLimit, heldTalentLimit } from '../../../rules/holds.ts';
import { hold } from '../entities/hold.ts';

const day = (example: string) => Type.String({ maxLength: 10, examples: [example], description: 'YYYY-MM-DD' });

/** Calls about holds, besides those of the entity. */
export const holdCalls = defineCalls(hold.plural, {
  holdDays: {
    route: `POST ${hold.api.base}/days`,
    access: { entity: hold.name, action: 'create' },
    summary: 'hold each day of a range for some talents, all or none',
    body: closed({
      talentIds: Type.Array(uuid, { minItems: 1, maxItems: heldTalentLimit }),
      fromDay: day('2026-11-25'),
      toDay: day('2026-11-26'),
      label: Type.Optional(text(200)),
      eventId: Type.Optional(nullable(uuid)),
      opportunityId: Type.Optional(nullable(uuid)),
      clientId: Type.Optional(nullable(uuid)),
      expiresAt: Type.Optional(nullable(instant)),
      note: Type.Optional(nullable(text(holdNoteLimit))),
      [acceptClashKey]: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({
      holds: Type.Array(Type.Object({ id: uuid, version, talentId: uuid, day: Type.String(), rank: Type.Integer() }), {
        description: 'By talent, in the order of the days',
      }),
    }),
  },
});
