import { late } from '../../../widgets/late/late.tsx';

/** Tools of a list on a phone: phones alone load them, while they open a list. */
export const lateNarrowTools = late(async () => (await import('./NarrowTools.tsx')).NarrowTools);
