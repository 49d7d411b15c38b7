import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ImportState } from '../../../../schema/areas/tools/imports/states.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { Steps } from '../../../widgets/steps/Steps.tsx';

const steps = ['file', 'columns', 'check', 'run', 'result'] as const;
type Step = (typeof steps)[number];

const stepOf: Readonly<Record<ImportState, Step>> = {
  reading: 'file',
  mapping: 'columns',
  checking: 'check',
  checked: 'check',
  running: 'run',
  done: 'result',
  cancelled: 'result',
  undoing: 'result',
  undone: 'result',
  failed: 'result',
};

interface ImportHeadProps {
  readonly one: ImportDetail;
  /** True while its columns are being mapped again. */
  readonly isChoosing: boolean;
}

/** The file, and the present step of its import. */
export function ImportHead({ one, isChoosing }: ImportHeadProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const here = isChoosing ? 'columns' : stepOf[one.state];
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      <Box sx={{ flex: { xs: '1 0 100%', md: '1 1 0' }, minWidth: 0 }}>
        <Box component="h2" sx={{ m: 0, fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {one.filename}
        </Box>
        {one.total > 0 && (
          <Box sx={{ fontSize: 12, color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
            {words('rows', { smart_count: one.total, count: formatCount(one.total) })}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: { xs: '1 0 100%', md: '0 1 620px' }, minWidth: 0 }}>
        <Steps
          label={words('steps.label')}
          steps={steps.map((step) => words(`steps.${step}`))}
          at={steps.indexOf(here)}
        />
      </Box>
    </Box>
  );
}
