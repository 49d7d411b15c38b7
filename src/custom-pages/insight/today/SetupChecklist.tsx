import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { importPath } from '../../../../schema/areas/tools/paths.ts';
import { ChosenIcon } from '../../../theme/icons/actions.tsx';
import { TileGround } from './Tile.tsx';
import type { Setup, SetupStep } from './useSetup.ts';

/** Page on which a step is done. */
const pages: Readonly<Record<SetupStep['name'], string>> = {
  AGENCY: '/settings/general',
  TALENTS: '/talent/add',
  IMPORT: importPath('talent'),
  COLLEAGUE: '/staff/add',
  PARTNER: '/partner/add',
};

function Mark({ isDone }: Pick<SetupStep, 'isDone'>) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate(`app.today.setup.${isDone ? 'isDone' : 'isOpen'}`)}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        mt: '1px',
        borderRadius: '50%',
        fontSize: 12,
        ...(isDone
          ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
          : { border: '1.5px solid', borderColor: 'edge' }),
      }}
    >
      {isDone && <ChosenIcon fontSize="inherit" />}
    </Box>
  );
}

interface StepLineProps {
  readonly step: SetupStep;
  /** Comes before the page of the step opens. */
  readonly onOpen?: (() => void) | undefined;
}

function StepLine({ step: { name, isDone }, onOpen }: StepLineProps) {
  const translate = useTranslate();
  const word = (key: string) => translate(`app.today.setup.steps.${name}.${key}`);
  const to = pages[name];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'line' },
      }}
    >
      <Mark isDone={isDone} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 560, color: isDone ? 'ink2' : 'ink' }}>{word('title')}</Box>
        {!isDone && <Box sx={{ color: 'ink2' }}>{word('hint')}</Box>}
      </Box>
      {!isDone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { xs: 4, sm: 0 } }}>
          <Button component={Link} to={to} {...(onOpen && { onClick: onOpen })}>
            {word('act')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Checklist of a new agency: what to do first, and sample data to look around with. It goes once all of it is done. */
export function SetupChecklist({ setup }: { readonly setup: Setup }) {
  const translate = useTranslate();
  const { steps, samples, isMailSent, isBusy, isEmpty, checkAgency, hide, addSamples, removeSamples } = setup;
  const done = steps.filter(({ isDone }) => isDone).length;
  const title = translate('app.today.setup.title');
  return (
    <TileGround aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="h2" sx={{ m: 0, fontSize: 15, lineHeight: '24px', fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ flex: 1, color: 'ink3' }}>
          {translate('app.today.setup.progress', { done, count: steps.length })}
        </Box>
        {!isEmpty && samples === 0 && <Button onClick={hide}>{translate('app.today.setup.hide')}</Button>}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {steps.map((step) => (
          <StepLine key={step.name} step={step} onOpen={step.name === 'AGENCY' ? checkAgency : undefined} />
        ))}
      </Box>
      {!isMailSent && (
        <Box component="p" sx={{ m: 0, py: 1, color: 'ink2' }}>
          {translate('app.today.setup.noMail')}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mt: 1,
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'line',
        }}
      >
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Box sx={{ fontWeight: 560 }}>
            {translate(samples > 0 ? 'app.today.setup.samplesThere' : 'app.today.setup.samples', {
              smart_count: samples,
            })}
          </Box>
          <Box sx={{ color: 'ink2' }}>{translate('app.today.setup.samplesHint')}</Box>
        </Box>
        <Button loading={isBusy} onClick={samples > 0 ? removeSamples : addSamples}>
          {translate(samples > 0 ? 'app.today.setup.removeSamples' : 'app.today.setup.addSamples')}
        </Button>
      </Box>
    </TileGround>
  );
}
