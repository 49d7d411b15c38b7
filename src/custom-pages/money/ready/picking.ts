import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';

/** Items that are picked, and how to pick them. Absent where nobody may make invoices. */
export interface Picking {
  readonly picked: ReadonlySet<string>;
  readonly pick: (items: readonly ReadyItem[], isPicked: boolean) => void;
}
