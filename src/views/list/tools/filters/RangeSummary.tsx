import type { ComponentType } from 'react';
import type { FieldKind } from '../../../../../schema/fields/field.ts';
import { formatDay } from '../../../../../schema/rules/dates.ts';
import { formatMoney } from '../../../../../schema/rules/money.ts';
import { formatMeasure } from '../../../../../schema/rules/measures.ts';
import { formatCount, formatDecimal } from '../../../../i18n/numbers.ts';
import { presetInForce } from '../../../../../schema/language/listRange.ts';
import { useAgencyDefaults } from '../../../../authProvider/useAgencyDefaults.ts';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { useTranslate } from 'ra-core';
import type { DecimalField } from '../../../../../schema/fields/decimal.ts';
import type { MeasureField } from '../../../../../schema/fields/measure.ts';
import { daysOfRange, rangeOfTexts } from '../../../../fields/filters/dayRange.ts';
import { useFirstWeekday } from '../../../../authProvider/useFirstWeekday.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { localeOf } from '../../../../i18n/localeOf.ts';
import { useMeasureSystem } from '../../../../widgets/measure/useMeasureSystem.ts';
import { useTimeZone } from '../../../../widgets/moment/timeZone.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';

interface RangeSummaryProps {
  readonly filter: FilterField;
  readonly values: FilterValues;
}

function boundsOf({ filter: { params }, values }: RangeSummaryProps) {
  const textOf = (match: 'from' | 'to') => values[params.find((spec) => spec.match === match)?.param ?? '']?.[0];
  return { from: textOf('from'), to: textOf('to') };
}

function between(from: string | undefined | null, to: string | undefined | null): string {
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `≥ ${from}` : `≤ ${to ?? ''}`;
}

function DecimalSummary(props: RangeSummaryProps) {
  const { from, to } = boundsOf(props);
  const { unit } = props.filter.field as DecimalField;
  const shown = (text: string | undefined) => text && formatDecimal(text, unit);
  return between(shown(from), shown(to));
}

/** The name of a range of days, or its first and last day in the reader's zone. */
function DaySummary(props: RangeSummaryProps) {
  const { params, presets } = props.filter;
  const translate = useTranslate();
  const zone = useTimeZone();
  const firstWeekday = useFirstWeekday();
  const language = useLanguage();
  const range = rangeOfTexts(boundsOf(props), params[0]?.isDay ?? false, zone);
  const preset = presetInForce(range, props.values, presets, { clock: Date.now, zone, firstWeekday });
  if (preset !== undefined) return translate(`app.views.preset.${preset.name}`);
  const { from, to } = daysOfRange(range, zone);
  return between(from && formatDay(from, language), to && formatDay(to, language));
}

function FigureSummary(props: RangeSummaryProps) {
  const { from, to } = boundsOf(props);
  const language = useLanguage();
  const locale = localeOf(language);
  const isMoney = props.filter.field.kind === 'money';
  const own = useAgencyDefaults();
  const param = props.filter.params.find(({ currencyParam }) => currencyParam !== undefined)?.currencyParam;
  const [named] = props.values[param ?? ''] ?? [];
  const shown = (text: string | undefined) =>
    text && (isMoney ? formatMoney(text, named ?? own.currency, locale) : formatCount(BigInt(text)));
  return from === undefined && to === undefined ? (named ?? '') : between(shown(from), shown(to));
}

function MeasureSummary(props: RangeSummaryProps) {
  const { from, to } = boundsOf(props);
  const { quantity } = props.filter.field as MeasureField;
  const [system] = useMeasureSystem();
  const language = useLanguage();
  const shown = (text: string | undefined) => text && formatMeasure(Number(text), quantity, system, language);
  return between(shown(from), shown(to));
}

const summaries: Readonly<Partial<Record<FieldKind, ComponentType<RangeSummaryProps>>>> = {
  integer: FigureSummary,
  money: FigureSummary,
  measure: MeasureSummary,
  decimal: DecimalSummary,
};

/** Value of a range, in words: days, amounts, numbers or measures. */
export function RangeSummary(props: RangeSummaryProps) {
  const Summary = summaries[props.filter.field.kind] ?? DaySummary;
  return <Summary {...props} />;
}
