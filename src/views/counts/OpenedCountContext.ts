import { createContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** Counter of a record that is opened. */
export interface OpenedCount {
  /** The name of its dialog (`opens` of the counter). */
  readonly opens: string;
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Opens what a counter counts; null where nothing opens it. */
export const OpenedCountContext = createContext<((of: OpenedCount) => void) | null>(null);
