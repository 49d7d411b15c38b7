import { registry } from '../../schema/index.ts';
import { defineRegistry } from '../../schema/registry.ts';
import { errand } from './fixture/errand.ts';
import { gig, rehearsal } from './fixture/gig.ts';
import { memo, reply } from './fixture/memo.ts';
import { step } from './fixture/step.ts';
import { venue } from './fixture/venue.ts';

/** Declarations that only tests know: together they use every kind of field and every ability of the language. */
export const fixtureEntities = { errand, step, venue, gig, rehearsal, memo, reply } as const;

/** Greenroom's own declarations with those of the tests. */
export const fixtureRegistry = defineRegistry({ ...registry.entities, ...fixtureEntities });
