import type { Tone } from './Pill.tsx';

/** What the stored names of choices mean, whichever field they stand in; a name that is not listed is at rest. */
const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'ok',
  APPROVED: 'ok',
  COMPLETED: 'ok',
  CURRENT: 'ok',
  PAID: 'ok',
  PUBLISHED: 'ok',
  WON: 'ok',
  PENDING: 'warn',
  BLOCKED: 'warn',
  HIGH: 'warn',
  PARTIALLY_PAID: 'warn',
  REJECTED: 'bad',
  LOCKED: 'bad',
  CANCELLED: 'bad',
  DECLINED: 'bad',
  LOST: 'bad',
  OVERDUE: 'bad',
  SUSPENDED: 'bad',
  UNPAID: 'bad',
  VOIDED: 'bad',
  IN_PROGRESS: 'info',
  INVITED: 'info',
  MEDIUM: 'info',
  NEW: 'info',
  OPPORTUNITY: 'info',
  PROCESSING: 'info',
  SENT: 'info',
  UPCOMING: 'info',
};

/** The tone of a choice by its stored name; quiet where the name has no meaning of its own. */
export function toneOf(name: string): Tone {
  return tones[name] ?? 'mute';
}
