import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { formatShortCount } from '../../../i18n/numbers.ts';
import { chartHeight } from './panels.tsx';

interface MonthsChartProps {
  /** Amounts in units of the currency, as far as bars can show them. */
  readonly bars: readonly { readonly label: string; readonly invoiced: number; readonly received: number }[];
}

/** Months as pairs of bars. It is hidden from assistive technology, since the table beside it says the same. */
export function MonthsChart({ bars }: MonthsChartProps) {
  const { palette } = useTheme();
  const tickLabelStyle = { fill: palette.ink3, fontSize: 12 };
  return (
    <div aria-hidden inert>
      <BarChart
        height={chartHeight}
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: bars.map(({ label }) => label),
            disableLine: true,
            disableTicks: true,
            tickLabelStyle,
          },
        ]}
        yAxis={[
          {
            disableLine: true,
            disableTicks: true,
            tickLabelStyle,
            tickNumber: 5,
            width: 44,
            valueFormatter: (value: number) => formatShortCount(value),
          },
        ]}
        series={(['invoiced', 'received'] as const).map((name, index) => ({
          data: bars.map((bar) => bar[name]),
          ...(palette.chart[index] !== undefined && { color: palette.chart[index] }),
        }))}
        sx={{ '& .MuiChartsGrid-line': { stroke: palette.line2 } }}
      />
    </div>
  );
}
