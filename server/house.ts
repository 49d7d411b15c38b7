import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Pools } from './database/pools.ts';
import type { Engine } from './engine/engine.ts';
import type { DocumentsPort } from './integrations/documents/port.ts';
import type { PlacesPort } from './integrations/places/port.ts';
import type { LinksPort } from './integrations/links/port.ts';
import type { Outbox } from './integrations/mail/port.ts';
import type { SocialsPort } from './integrations/socials/port.ts';
import type { StillsPort } from './integrations/stills/port.ts';
import type { StoragePort } from './integrations/storage/port.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Identity } from './areas/identity/auth/auth.ts';
import type { createInvitationLimiter } from './areas/identity/auth/letters/mailLimiter.ts';
import type { Invitations } from './areas/identity/auth/invitations.ts';

/** Services for the areas: each registers its routes, listeners, sweeps and jobs with them. */
export interface House {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly pools: Pools;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The address at which browsers reach the server. */
  readonly origin: () => string;
  readonly engine: Engine;
  readonly jobs: Jobs;
  /** Identification of callers. */
  readonly identity: Identity;
  readonly invitations: Invitations;
  /** Counts an invitation that is sent again, then sends it. Refuses with 429 after too many. */
  readonly limitInvitations: ReturnType<typeof createInvitationLimiter>;
  readonly outbox: Outbox;
  /** Storage of files. */
  readonly storage: StoragePort;
  /** Fetches pages of the web; null if disabled. */
  readonly links: LinksPort | null;
  /** Takes posters from videos; null if no program is configured. */
  readonly stills: StillsPort | null;
  /** Searches the places of the world. */
  readonly places: PlacesPort;
  /** Makes documents, such as contracts. */
  readonly documents: DocumentsPort;
  /** Connects social accounts; null if disabled. */
  readonly socials: SocialsPort | null;
  /** Timeout for a reader of an uploaded file, in milliseconds; the reader's own by default. */
  readonly filePatience?: number | undefined;
}

/** Server part of a business area: one file each, `server/areas/<area>/area.ts`, found by its folder. */
export interface ServerArea {
  /** Adds the area to a server that is being built. */
  readonly register: (house: House) => void;
  /** True for an area whose routes API keys may not use, except for calls that say otherwise (`Call.byKey`). */
  readonly isClosedToKeys?: boolean;
}
