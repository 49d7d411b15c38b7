import type { FastifyInstance } from 'fastify';
import { levelSets } from '../../../../schema/access/levels.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { ownAccountCalls } from '../../../../schema/areas/identity/calls/ownAccount.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { readableMedia } from '../../../engine/media/readable.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/**
 * Registers the change of the caller's own avatar at the agency, whatever their right on staff. Throws 403 without a
 * staff record, 400 for a file that they may not read or that is not a picture.
 */
export function addOwnAvatar(app: FastifyInstance, engine: Engine): void {
  registerCall(app, ownAccountCalls.changePicture, async ({ actor, body: { avatarId } }) => {
    agencyOf(actor);
    const { staffId, levels } = actor;
    if (staffId === null) throw new RefusalError('forbidden', 'notAllowed');
    // With the wider right below, files of other people at the agency could be read that this person may not.
    if (avatarId !== null && (await readableMedia(engine, actor, [avatarId])).length === 0) {
      throw invalid([fieldRefusal('avatarId', 'fileMissing')]);
    }
    const own: Actor = { ...actor, levels: { ...levels, STAFF: levelSets.editAll } };
    const { record } = await updateRecord(engine, own, 'staff', staffId, { avatarId });
    return { avatarId, avatar: record['avatar'] as string | null };
  });
}
