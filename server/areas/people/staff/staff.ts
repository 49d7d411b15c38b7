import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import { addAccount } from './account.ts';
import { addAssignStaff } from './assignStaff.ts';
import { addEmailCheck } from './emailCheck.ts';
import { guardAccounts } from './guard.ts';
import type { Invite, LimitInvitations } from './members.ts';
import { addNewPosition } from './newPosition.ts';
import { addNewStaff } from './newStaff.ts';
import { addOwnPicture } from './ownPicture.ts';
import { addOwnTimeZone } from './ownTimeZone.ts';
import { addSteps } from './steps.ts';

/** Registers the account calls of staff records: signing in, inviting, suspending (AB 4, AB 7). */
export function registerStaff(app: FastifyInstance, engine: Engine, invite: Invite, limit: LimitInvitations): void {
  engine.beforeWrite('staff', guardAccounts);
  addNewStaff(app, engine, invite);
  addNewPosition(app, engine);
  addAssignStaff(app, engine);
  addOwnTimeZone(app, engine);
  addOwnPicture(app, engine);
  addEmailCheck(app, engine);
  addAccount(app, engine);
  addSteps(app, engine, invite, limit);
}
