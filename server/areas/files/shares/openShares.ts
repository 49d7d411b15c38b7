import type { Actor } from '../../../../schema/access/access.ts';
import type { ShareState } from '../../../../schema/areas/files/shares.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import { passwordMark, type Grant } from './grants.ts';
import { agencyOfToken, tokenHash } from '../../../linkTokens.ts';

/** A share as one recipient has it. Moments in milliseconds. */
export interface LinkedShare {
  readonly agency_id: string;
  readonly id: string;
  readonly account_id: string;
  readonly staff_id: string | null;
  readonly expires_at: number;
  readonly password_hash: string | null;
  readonly may_download: boolean;
  readonly most_downloads: number | null;
  readonly downloads: number;
  readonly note: string | null;
  /** Sensitive files that its maker meant. */
  readonly confirmed_ids: readonly string[];
  readonly revoked_at: number | null;
  readonly recipient_id: string;
  readonly link_revoked_at: number | null;
  /** Recipient of the link; null for the one that somebody copied. */
  readonly email: string | null;
}

/** A share that is open, and who made it, with the rights that they have now. */
export interface OpenShare {
  readonly share: LinkedShare;
  readonly maker: Actor;
}

/** The one refusal of people outside, whatever is the matter: nothing tells a protected link from one that does not exist. */
export function closedLink(): RefusalError {
  return new RefusalError('notFound', 'linkClosed');
}

/** The state of a share by its own row. */
export function stateOf(
  share: Pick<LinkedShare, 'revoked_at' | 'expires_at' | 'most_downloads' | 'downloads'>,
  now: number,
): ShareState {
  if (share.revoked_at !== null) return 'REVOKED';
  if (share.expires_at <= now) return 'EXPIRED';
  return share.most_downloads !== null && share.downloads >= share.most_downloads ? 'USED_UP' : 'OPEN';
}

/** Returns the number of downloads that are left; null for any number. */
export function downloadsLeft({ most_downloads: most, downloads }: LinkedShare): number | null {
  return most === null ? null : Math.max(0, most - downloads);
}

type Deps = Pick<Engine, 'database' | 'clock'>;

async function findLink(
  { database }: Deps,
  agencyId: string | null,
  column: 'token_hash' | 'id',
  value: string,
): Promise<LinkedShare | null> {
  const { rows } = await database.query<LinkedShare>(agencyId, {
    text: `select s.*, r.id as recipient_id, r.revoked_at as link_revoked_at, r.email
      from share_recipient r join share s on s.agency_id = r.agency_id and s.id = r.share_id
      where r.agency_id = $1::uuid and r.${column} = $2`,
    values: [agencyId, value],
  });
  return rows[0] ?? null;
}

/** Returns the share of a link, open or not; null if there is none. */
export function findByToken(deps: Deps, token: string): Promise<LinkedShare | null> {
  return findLink(deps, agencyOfToken(token), 'token_hash', tokenHash(token));
}

/**
 * Returns the share with its maker, whose rights are read anew each time. Throws if it is over or revoked, or the maker works
 * in the agency no longer.
 * @param isTaken true for a download that was counted before: it goes on though the downloads are used up
 */
export async function openedShare(deps: Deps, share: LinkedShare, isTaken = false): Promise<OpenShare> {
  const state = stateOf(share, deps.clock());
  const isOpen = state === 'OPEN' || (isTaken && state === 'USED_UP');
  if (!isOpen || share.link_revoked_at !== null) throw closedLink();
  const maker = await actorOfAccount(deps.database, share.agency_id, share.account_id);
  if (maker === null) throw closedLink();
  return { share, maker };
}

/** Returns the share that a grant is for, as `openedShare` does; throws if its password has changed since. */
export async function openByGrant(deps: Deps, { agencyId, recipientId, mark, kind }: Grant): Promise<OpenShare> {
  const share = await findLink(deps, agencyId, 'id', recipientId);
  if (share === null || passwordMark(share.password_hash) !== mark) throw closedLink();
  if (kind === 'download' && !share.may_download) throw closedLink();
  return openedShare(deps, share, kind === 'download');
}
