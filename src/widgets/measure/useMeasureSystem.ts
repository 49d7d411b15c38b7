import { useStore } from 'ra-core';
import { measureSystems, type MeasureSystem } from '../../../schema/rules/measures.ts';

/** In which units the person reads and writes lengths and masses: theirs in this browser, metric at first. */
export function useMeasureSystem(): readonly [MeasureSystem, (system: MeasureSystem) => void] {
  const [kept, keep] = useStore<string>('measures.system', 'metric');
  return [measureSystems.find((system) => system === kept) ?? 'metric', keep];
}
