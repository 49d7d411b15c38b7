import type { Tone } from './Pill.tsx';

/** Tone of the stored names of choices, in any field; names that are not listed are inactive. */
const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'ok',
  APPROVED: 'ok',
  COMPLETED: 'ok',
  CURRENT: 'ok',
  PAID: 'ok',
  PUBLISHED: 'ok',
  WON: 'ok',
  PENDING: 'warn',
  PROCESSING: 'warn',
  SCHEDULED: 'warn',
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
  SENT: 'info',
  UPCOMING: 'info',
};

/** The tone of a choice by its stored name; quiet where the name has no meaning of its own. */
export function toneOf(name: string): Tone {
  return tones[name] ?? 'mute';
}

/** Returns true if choices are states, which colours tell apart; a colour of hair is none. */
export function areStates(names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(tones, name));
}
