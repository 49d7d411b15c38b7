import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { hold as declared, type Hold } from '../../../../schema/areas/work/entities/hold.ts';
import { registry } from '../../../../schema/index.ts';
import { formatDay, formatInstant } from '../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { labelled } from '../../../i18n/labelled.ts';
import { useLeadsOf } from '../../../views/leads/useLeads.ts';
import { Day } from '../../../widgets/moment/Moment.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';
import { Pill, type Tone } from '../../../widgets/pill/Pill.tsx';
import { useAboutWords, useExpiryWords, useRankWords } from './holdWords.ts';

const tones: Readonly<Record<Hold['state'], Tone>> = {
  HELD: 'warn',
  CONFIRMED: 'ok',
  RELEASED: 'mute',
  EXPIRED: 'mute',
};

/** Step that can be taken with a hold. */
export type HoldStep = 'confirm' | 'release';

/** Returns the steps that a hold's state leaves. */
function stepsOf({ state }: Hold): readonly HoldStep[] {
  if (state === 'HELD') return ['confirm', 'release'];
  return state === 'CONFIRMED' ? ['release'] : [];
}

interface HoldLineProps {
  readonly hold: Hold;
  /** The page is of the talent, so that the line names what the hold is for; else it names the talent. */
  readonly isOfTalent: boolean;
  readonly mayEdit: boolean;
  readonly onStep: (step: HoldStep) => void;
}

/** Purpose of a hold; another engagement to whom may not read it. */
function About({ hold }: Pick<HoldLineProps, 'hold'>) {
  const { kind, text } = useAboutWords()(hold);
  const id = kind === 'event' ? hold.eventId : hold.opportunityId;
  const partner = kind !== null && hold.client ? ` · ${hold.client.displayName}` : '';
  return (
    <>
      {kind !== null && id !== null ? (
        <PeekLink kind={kind} id={id}>
          {text}
        </PeekLink>
      ) : (
        text
      )}
      <Box component="span" sx={{ color: 'ink3' }}>
        {partner}
      </Box>
    </>
  );
}

/** A hold in a line: day, talent or purpose, rank and state, expiry, and what can be done with it. */
export function HoldLine({ hold, isOfTalent, mayEdit, onStep }: HoldLineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const rankWords = useRankWords();
  const expiry = useExpiryWords()(hold);
  const { talent, state, rank, expiresAt, note } = hold;
  const word = translate(`resources.hold.choices.state.${state}`);
  const steps = mayEdit ? stepsOf(hold) : [];
  const leads = useLeadsOf(registry.get(declared.name))(hold, mayEdit).filter(({ path }) => path !== null);
  const day = formatDay(hold.day, language);
  const names = `${talent.displayName}, ${day}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'line2',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box component="span" sx={{ flex: 'none', width: 92, color: 'ink2', fontVariantNumeric: 'tabular-nums' }}>
        <Day on={hold.day} />
      </Box>
      <Box component="span" sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {isOfTalent ? (
          <About hold={hold} />
        ) : (
          <PeekLink kind={talent.kind} id={talent.id}>
            {talent.displayName}
          </PeekLink>
        )}
        {note !== null && (
          <Box component="span" sx={{ display: 'block', color: 'ink3', fontSize: 12 }}>
            {note}
          </Box>
        )}
      </Box>
      <Pill tone={tones[state]}>{state === 'HELD' && rank !== null ? rankWords(rank) : word}</Pill>
      {expiry !== null && expiresAt !== null && (
        <Box
          component="time"
          dateTime={new Date(expiresAt).toISOString()}
          title={formatInstant(expiresAt, zone, language)}
          sx={{ color: 'ink3', fontSize: 12 }}
        >
          {expiry}
        </Box>
      )}
      {(steps.length > 0 || leads.length > 0) && (
        <Box component="span" sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          {leads.map(({ label, path }) => (
            <Button key={label} size="small" component={Link} to={path ?? ''} aria-label={labelled(label, names)}>
              {label}
            </Button>
          ))}
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              onClick={() => onStep(step)}
              aria-label={translate(`app.holds.${step}Of`, { name: talent.displayName, day })}
            >
              {translate(step === 'confirm' ? 'app.holds.confirm' : 'app.steps.hold.release.do')}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
