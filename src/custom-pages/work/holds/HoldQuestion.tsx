import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { hold as declared, type Hold } from '../../../../schema/areas/work/entities/hold.ts';
import { holding } from '../../../../schema/areas/work/settings/holding.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { othersOfHold } from '../../../../schema/rules/holds.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSettingsValues } from '../../../views/settings/useSettings.ts';
import { DialogFoot } from '../../../widgets/dialog/DialogFoot.tsx';
import { FormFailure } from '../../../widgets/dialog/FormFailure.tsx';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import type { HoldStep } from './HoldLine.tsx';
import { useAboutWords, useRankWords } from './holdWords.ts';
import { useHolds } from './useHolds.ts';

type Others = (typeof othersOfHold)[number];

interface HoldQuestionProps {
  readonly hold: Hold;
  readonly step: HoldStep;
  readonly onClose: () => void;
}

/** Asks before a hold is confirmed or released; names the other holds of that day, and asks what becomes of them. */
export function HoldQuestion({ hold, step, onClose }: HoldQuestionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const client = useClient();
  const invalidate = useInvalidate();
  const rankWords = useRankWords();
  const about = useAboutWords();
  const id = useId();
  const [chosen, setChosen] = useState<Others>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { holds } = useHolds({
    talentIds: [hold.talentId],
    states: ['HELD', 'CONFIRMED'],
    dayFrom: hold.day,
    dayTo: hold.day,
  });
  const { record: usual, error: isUnknown } = useSettingsValues(holding, step === 'confirm');
  const choice = chosen ?? (usual?.['others'] as Others | undefined) ?? 'RELEASE';
  const rest = (holds ?? []).filter((one) => one.id !== hold.id);
  const isAsking = step === 'confirm' && rest.length > 0;
  const names = { name: hold.talent.displayName, day: formatDay(hold.day, language) };
  const take = async () => {
    setBusy(true);
    try {
      const body = { version: hold.version, ...(step === 'confirm' && { others: choice }) };
      await client.call({ method: 'POST', path: `${declared.api.base}/${hold.id}/${step}`, body });
      notify(`app.holds.${step}Done`, { messageArgs: names });
      onClose();
    } catch (error) {
      setFailure(saidOf(error, translate));
    }
    setBusy(false);
    void invalidate(declared.name);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => !isBusy && onClose()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <DialogTitle id={`${id}-title`}>{translate(`app.holds.${step}Title`, names)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, color: 'ink2' }}>
        <FormFailure said={failure} />
        <span id={`${id}-lead`}>
          {translate(isAsking ? 'app.holds.othersLead' : `app.holds.${step}Lead`, { smart_count: rest.length })}
        </span>
        {isAsking && (
          <>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {rest.map((one) => (
                <li key={one.id}>
                  {one.rank === null ? '' : `${rankWords(one.rank)} · `}
                  {about(one).text}
                </li>
              ))}
            </Box>
            <RadioGroup
              aria-label={translate('resources.hold.fields.others')}
              value={choice}
              onChange={(_event, value) => setChosen(value === 'KEEP' ? 'KEEP' : 'RELEASE')}
            >
              {othersOfHold.map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio size="small" />}
                  label={translate(`app.holds.others.${one}`, { smart_count: rest.length })}
                />
              ))}
            </RadioGroup>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <DialogFoot
          label={translate(`app.steps.hold.${step}.do`)}
          isBusy={isBusy}
          isPending={step === 'confirm' && (holds === undefined || (usual === undefined && isUnknown === null))}
          isCancelFirst
          onClose={onClose}
          onTake={() => void take()}
        />
      </DialogActions>
    </Dialog>
  );
}
