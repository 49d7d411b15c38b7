import type { WebhookOffReason } from '../../../../schema/areas/settings/webhooks.ts';
import type { Connection } from '../../../database/pools.ts';
import { letter, oneLine, type Letter } from '../../../integrations/mail/letter.ts';

/** An agency as letters about its webhooks need it. */
export interface WebhookAgency {
  /** BCP 47. */
  readonly locale: string;
  readonly isSuspended: boolean;
  /** Addresses of the admins who can sign in. */
  readonly admins: readonly string[];
}

/** Reads the agency that a connection is bound to. */
export type ReadAgency = (connection: Connection) => Promise<WebhookAgency>;

/** Reads the agency that a connection is bound to, with the addresses of its admins. */
export const readWebhookAgency: ReadAgency = async (connection) => {
  const { rows } = await connection.query<WebhookAgency>({
    text: 'select locale, is_suspended as "isSuspended", admins from webhook_agency()',
  });
  const [agency] = rows;
  if (!agency) throw new Error('the connection is bound to no agency');
  return agency;
};

interface Words {
  readonly subject: (name: string) => string;
  readonly off: (name: string, url: string) => string;
  readonly reasons: Readonly<Record<WebhookOffReason, string>>;
  readonly next: string;
}

const english: Words = {
  subject: (name) => `The webhook ${name} was turned off`,
  off: (name, url) => `Greenroom no longer sends events to the webhook “${name}” (${url}).`,
  reasons: {
    hand: 'Somebody turned it off.',
    gone: 'Its receiver answered that the address is gone (410).',
    failing: 'All deliveries of the last five days failed.',
    makerGone: 'Whoever made it no longer works in the agency, and their rights decided what it sent.',
  },
  next: 'Deliveries that wait are kept for 30 days. Turn it on again under Settings, Webhooks.',
};

const french: Words = {
  subject: (name) => `Le webhook ${name} a été désactivé`,
  off: (name, url) => `Greenroom n’envoie plus d’événements au webhook « ${name} » (${url}).`,
  reasons: {
    hand: 'Quelqu’un l’a désactivé.',
    gone: 'Son destinataire a répondu que l’adresse n’existe plus (410).',
    failing: 'Tous les envois des cinq derniers jours ont échoué.',
    makerGone:
      'La personne qui l’a créé ne travaille plus dans l’agence, et ses droits décidaient de ce qu’il envoyait.',
  },
  next: 'Les envois en attente sont gardés 30 jours. Réactivez-le sous Paramètres, Webhooks.',
};

/** The letter to admins about a webhook that went off, in the agency's language (BCP 47). */
export function offLetter(
  locale: string,
  { name, url, reason }: { readonly name: string; readonly url: string; readonly reason: WebhookOffReason },
): Letter {
  const words = /^fr\b/i.test(locale) ? french : english;
  const shown = oneLine(name);
  return letter(words.subject(shown), [words.off(shown, url), words.reasons[reason], words.next]);
}
