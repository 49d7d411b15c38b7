import { settings } from '../../generated/settings.ts';
import { registry } from '../../schema/index.ts';
import { field } from '../../schema/fields/kinds.ts';
import { defineRegistry } from '../../schema/language/registry.ts';
import { customOwners } from '../../schema/rules/customFields.ts';
import { bill } from './fixture/bill.ts';
import { booking } from './fixture/booking.ts';
import { duty } from './fixture/duty.ts';
import { crate } from './fixture/crate.ts';
import { errand } from './fixture/errand.ts';
import { gig, rehearsal } from './fixture/gig.ts';
import { invoicing } from './fixture/invoicing.ts';
import { letters } from './fixture/letters.ts';
import { memo, reply } from './fixture/memo.ts';
import { step } from './fixture/step.ts';
import { story } from './fixture/story.ts';
import { ticket } from './fixture/ticket.ts';
import { venue } from './fixture/venue.ts';

/** Declarations that only tests know: together they use every kind of field and every ability of the language. */
export const fixtureEntities = {
  fixtureErrand: errand,
  fixtureStep: step,
  fixtureVenue: venue,
  fixtureGig: gig,
  fixtureRehearsal: rehearsal,
  fixtureMemo: memo,
  fixtureReply: reply,
  fixtureDuty: duty,
  fixtureCrate: crate,
  fixtureTicket: ticket,
  fixtureBooking: booking,
  fixtureStory: story,
  fixtureBill: bill,
} as const;

const { customField } = registry.entities;
/** The entities to which agencies may add fields, with the word for each. */
export const fixtureOwners = {
  ...customOwners,
  fixtureErrand: 'ERRAND',
  fixtureVenue: 'VENUE',
  fixtureBooking: 'BOOKING',
} as const;

/** Greenroom's own declarations with those of the tests: settings, and entities to which agencies may add fields as well. */
export const fixtureRegistry = defineRegistry(
  {
    ...registry.entities,
    customField: {
      ...customField,
      fields: {
        ...customField.fields,
        ownerType: field.choice(fixtureOwners, { required: true, filter: 'ownerType' }),
      },
    },
    ...fixtureEntities,
  },
  { ...settings, fixtureInvoicing: invoicing, fixtureLetters: letters },
);
