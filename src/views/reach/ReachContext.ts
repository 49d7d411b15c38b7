import { createContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';

/** Write that may reach other records. */
export interface ReachQuestion {
  readonly entity: AnyEntity;
  /** Title of the record. */
  readonly name: string;
  readonly action: 'update' | 'delete';
  /** Values that the write cannot have. */
  readonly without: readonly string[];
}

/** Asks which records a write is to reach; null if it is given up. */
export type AskReach = (question: ReachQuestion) => Promise<string | null>;

/** Dialog for writes that may reach other records; null outside of the app. */
export const ReachContext = createContext<AskReach | null>(null);
