import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../../engine/engine.ts';
import { addAccount } from './account.ts';
import { addAssignStaff } from './assignStaff.ts';
import { addEmailCheck } from './emailCheck.ts';
import { guardAccounts } from './guard.ts';
import { addHandingOver } from './handingOver.ts';
import type { Invite, LimitInvitations } from './members.ts';
import { addNewPosition } from './newPosition.ts';
import { addNewStaff } from './newStaff.ts';
import { addOwnAvatar } from './ownAvatar.ts';
import { addOwnTimeZone } from './ownTimeZone.ts';
import { addAccountSteps } from './accountSteps.ts';

/** Registers the account calls of staff records: signing in, inviting, suspending (AB 4, AB 7). */
export function registerStaff(app: FastifyInstance, engine: Engine, invite: Invite, limit: LimitInvitations): void {
  engine.beforeWrite('staff', guardAccounts);
  addNewStaff(app, engine, invite);
  addNewPosition(app, engine);
  addAssignStaff(app, engine);
  addHandingOver(app, engine);
  addOwnTimeZone(app, engine);
  addOwnAvatar(app, engine);
  addEmailCheck(app, engine);
  addAccount(app, engine);
  addAccountSteps(app, engine, invite, limit);
}
