import type { AgencyEventKind } from '../../../schema/crossings.ts';

/** An agency as its operator sees it. Moments in milliseconds. */
export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly timezoneId: string;
  readonly currency: string;
  readonly locale: string;
  readonly createdAt: number;
  readonly suspendedAt: number | null;
  readonly people: number;
}

/** Something that an operator did with it. */
export interface AgencyEvent {
  readonly at: number;
  readonly by: string;
  readonly action: AgencyEventKind;
  readonly before: string | null;
  readonly after: string | null;
  /** Of a mail that was read. */
  readonly subject: string | null;
  readonly recipient: string | null;
}

/** Where the routes of agencies begin. */
export const agencyRoutes = '/user/v1/agencies';
