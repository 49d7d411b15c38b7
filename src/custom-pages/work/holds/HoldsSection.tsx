import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { hold as declared, type Hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useMayOn } from '../../../fields/useMayOn.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { useToday } from '../../../widgets/moment/useToday.ts';
import { useShortcut } from '../../../widgets/keys/useShortcut.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { AddHold } from './AddHold.tsx';
import { HoldLine, type HoldStep } from './HoldLine.tsx';
import { HoldQuestion } from './HoldQuestion.tsx';
import type { HoldsOf } from './holdsOf.ts';
import { useHolds } from './useHolds.ts';

/** Number of holds that are shown until the rest is asked for. */
const shownFirst = 8;

const quietLine = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  px: { xs: 2, md: 2.5 },
  borderBottom: 1,
  borderColor: 'line2',
  color: 'ink3',
  fontSize: 12.5,
};

interface HoldsSectionProps {
  readonly record: WireRecord;
  readonly of: HoldsOf;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Holds of the record on whose page they stand, for those who may read holds. */
function HoldsSection({ record, of, filter }: HoldsSectionProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const { mayRead, holds, error, refetch } = useHolds(filter);
  const mayAdd = useMay('create', declared.name);
  const mayOn = useMayOn(declared);
  const [isAdding, setAdding] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<{ readonly hold: Hold; readonly step: HoldStep } | null>(null);
  useShortcut({
    keys: 'h',
    label: translate('app.holds.add'),
    group: 'record',
    run: () => setAdding(true),
    isForm: true,
    isOn: mayRead && mayAdd,
  });
  if (!mayRead) return null;
  const add = mayAdd && (
    <Button size="small" onClick={() => setAdding(true)}>
      {translate('app.holds.add')}
    </Button>
  );
  const adding = isAdding && <AddHold record={record} of={of} onClose={() => setAdding(false)} />;
  // Most talents are not held, nor is anybody for most opportunities: what they are comes first.
  if (of !== 'event' && error === null && !holds?.length) {
    return (
      <Box sx={quietLine}>
        {holds && translate(of === 'talent' ? 'app.holds.noneOfTalent' : 'app.holds.noneOfOpportunity')}
        {holds && add}
        {adding}
      </Box>
    );
  }
  const shown = isWhole ? holds : holds?.slice(0, shownFirst);
  const hidden = (holds?.length ?? 0) - (shown?.length ?? 0);
  return (
    <PageSection title={translate('app.holds.title')} tool={add}>
      {error !== null && !holds && <LoadFailed onRetry={() => void refetch()} />}
      {holds?.length === 0 && <Box sx={{ color: 'ink3' }}>{translate('app.holds.noneOfEvent')}</Box>}
      {shown && shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((hold) => (
            <HoldLine
              key={hold.id}
              hold={hold}
              isOfTalent={of === 'talent'}
              mayEdit={mayOn('update', hold)}
              onStep={(step) => setAsked({ hold, step })}
            />
          ))}
        </Box>
      )}
      {hidden > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('app.holds.more', { smart_count: hidden })}
        </Button>
      )}
      {adding}
      {asked && <HoldQuestion hold={asked.hold} step={asked.step} onClose={() => setAsked(null)} />}
    </PageSection>
  );
}

/** Holds for an event, by day. */
export function EventHolds({ record }: { readonly record: WireRecord }) {
  const filter = { eventIds: [record.id], states: ['HELD', 'CONFIRMED', 'EXPIRED'] };
  return <HoldsSection record={record} of="event" filter={filter} />;
}

/** Holds for an opportunity, by day. */
export function OpportunityHolds({ record }: { readonly record: WireRecord }) {
  const filter = { opportunityIds: [record.id], states: ['HELD', 'CONFIRMED', 'EXPIRED'] };
  return <HoldsSection record={record} of="opportunity" filter={filter} />;
}

/** The days from today on that a talent is held, by rank. */
export function TalentHolds({ record }: { readonly record: WireRecord }) {
  const dayFrom = useToday();
  const filter = { talentIds: [record.id], states: ['HELD', 'CONFIRMED'], dayFrom };
  return <HoldsSection record={record} of="talent" filter={filter} />;
}
