import { formatMeasure } from '../../../schema/rules/measures.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMeasureSystem } from '../../widgets/measure/useMeasureSystem.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A measure in the units of its reader. */
export function MeasureCell({ name, field, record }: CellProps<'measure'>) {
  const [system] = useMeasureSystem();
  const language = useLanguage();
  const value = record[name] as number | null | undefined;
  return value == null ? <NoValue /> : formatMeasure(value, field.quantity, system, language);
}
