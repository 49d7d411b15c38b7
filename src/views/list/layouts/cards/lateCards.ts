import { late } from '../../../../widgets/late/late.tsx';

/** Cards of a list: phones alone load them, while they open a list. */
export const lateCards = late(async () => (await import('./RecordCards.tsx')).RecordCards);
