import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Pools } from './database/pools.ts';
import type { Engine } from './engine/engine.ts';
import type { LinksPort } from './integrations/links/port.ts';
import type { Outbox } from './integrations/mail/port.ts';
import type { SocialsPort } from './integrations/socials/port.ts';
import type { StillsPort } from './integrations/stills/port.ts';
import type { StoragePort } from './integrations/storage/port.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Identity } from './areas/identity/auth/auth.ts';
import type { createInvitationLimiter } from './areas/identity/auth/mailLimiter.ts';
import type { Invitations } from './areas/identity/auth/invitations.ts';

/** What the areas are built on: each registers its routes, listeners, sweeps and jobs with it. */
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
  /** Who is signed in. */
  readonly identity: Identity;
  readonly invitations: Invitations;
  /** Counts an invitation that is sent again, then sends it. Refuses with 429 after too many. */
  readonly limitInvitations: ReturnType<typeof createInvitationLimiter>;
  readonly outbox: Outbox;
  /** Where files are kept. */
  readonly storage: StoragePort;
  /** Who looks at pages of the web; null where nobody does. */
  readonly links: LinksPort | null;
  /** Who takes posters out of videos; null where nobody does. */
  readonly stills: StillsPort | null;
  /** Who connects social accounts; null where nobody does. */
  readonly socials: SocialsPort | null;
  /** How long a reader of an uploaded file may take, in milliseconds; as long as it usually may unless given. */
  readonly filePatience?: number | undefined;
}

/** What the server has of a business area: one file each, `server/areas/<area>/area.ts`, found by its folder. */
export interface ServerArea {
  /** Adds the area to a server that is being built. */
  readonly register: (house: House) => void;
}
