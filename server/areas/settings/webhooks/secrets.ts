import type { Sealer } from '../../../sealing.ts';
import type { Claimed } from './claiming.ts';
import { drawSecret } from './signing.ts';

/** Draws a secret for a webhook; returns it with its sealed form, as the table stores it. */
export async function drawSealed(
  sealer: Sealer,
  webhookId: string,
): Promise<{ readonly secret: string; readonly sealed: string }> {
  const secret = drawSecret();
  return { secret, sealed: (await sealer.seal(secret, webhookId)).toString('base64') };
}

/** Opens the secrets that sign a delivery: the current one, and the former one until its end. */
export function openSecrets(
  sealer: Sealer,
  { secret, formerSecret, formerUntil, webhookId }: Claimed,
  now: number,
): Promise<readonly string[]> {
  const isKept = formerSecret !== null && formerUntil !== null && formerUntil > now;
  const sealed = isKept ? [secret, formerSecret] : [secret];
  return Promise.all(sealed.map((one) => sealer.open(Buffer.from(one, 'base64'), webhookId)));
}
