import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** Draws a secret, as Standard Webhooks writes it: `whsec_` and base64. */
export function drawSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`;
}

function signatureOf(secret: string, id: string, seconds: number, body: Buffer): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')}`;
}

/**
 * Returns the headers that sign a delivery (Standard Webhooks): one signature for each secret.
 * @param now milliseconds since the epoch
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, body, now }: { readonly id: string; readonly body: Buffer; readonly now: number },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(now / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, id, seconds, body)).join(' '),
  };
}
