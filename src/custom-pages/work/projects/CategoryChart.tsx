import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

interface CategoryChartProps {
  readonly bars: readonly { readonly label: string; readonly total: number }[];
}

/** Numbers as bars. It is hidden from assistive technology, since the table beside it says the same. */
export function CategoryChart({ bars }: CategoryChartProps) {
  const { palette } = useTheme();
  return (
    <div aria-hidden inert>
      <BarChart
        height={200}
        skipAnimation
        hideLegend
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: bars.map(({ label }) => label), disableLine: true, disableTicks: true }]}
        yAxis={[{ disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 4, width: 28 }]}
        series={[{ data: bars.map(({ total }) => total), color: palette.primary.main }]}
        sx={{
          '& .MuiChartsGrid-line': { stroke: palette.line2 },
          '& .MuiChartsAxis-tickLabel': { fill: palette.ink3, fontSize: 12 },
        }}
      />
    </div>
  );
}
