import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { dayAt, formatDay, formatInstant } from '../../../schema/rules/dates.ts';
import type { ClashItem } from '../../dataProvider/clashes.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DialogFrame } from '../../widgets/dialog/DialogFrame.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';

function useTimes(): (item: ClashItem) => string {
  const zone = useTimeZone();
  const language = useLanguage();
  return ({ start, end, startDay, endDay }) => {
    if (startDay === null && endDay !== null) return `– ${formatDay(endDay, language)}`;
    if (startDay !== null) {
      const first = formatDay(startDay, language);
      return endDay === null || endDay === startDay ? first : `${first} – ${formatDay(endDay, language)}`;
    }
    if (start === null) return '';
    const first = formatInstant(start, zone, language);
    if (end === null || end === start) return first;
    const last = formatInstant(end, zone, language);
    return `${first} – ${dayAt(start, zone) === dayAt(end, zone) ? last.slice(-5) : last}`;
  };
}

/** Returns what stands at the time: its name, or for a hold its place in the order and what it is for. */
function useNames(): (item: ClashItem) => string {
  const translate = useTranslate();
  return ({ displayName, reason, hold }) => {
    if (!hold) return displayName ?? translate(reason ? 'app.views.clash.engagement' : 'app.views.clash.busy');
    const state = translate(hold.state === 'CONFIRMED' ? 'app.views.clash.confirmed' : 'app.views.clash.firstHold');
    return [state, hold.about ?? []].flat().join(' · ');
  };
}

interface ClashDialogProps {
  readonly items: readonly ClashItem[];
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Question whether to save although people have something else at the time: what, when and who, as far as one may see. */
export function ClashDialog({ items, onAnswer }: ClashDialogProps) {
  const translate = useTranslate();
  const timesOf = useTimes();
  const nameOf = useNames();
  const isExclusive = items.some(({ reason }) => reason === 'EXCLUSIVITY');
  return (
    <DialogFrame
      title={translate('app.views.clash.title')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          {/* Not the other one: a key that is held down after it asked for this would press it too. */}
          <Button autoFocus onClick={() => onAnswer(false)}>
            {translate('app.actions.cancel')}
          </Button>
          <Button variant="contained" color="primary" onClick={() => onAnswer(true)}>
            {translate('app.views.clash.save')}
          </Button>
        </>
      }
    >
      <Box>{translate(isExclusive ? 'app.views.clash.exclusiveLead' : 'app.views.clash.lead')}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, color: 'ink' }}>
        {items.map((item) => (
          <Box
            component="li"
            key={`${item.id} ${item.start} ${item.startDay} ${item.people.map(({ id }) => id).join()}`}
          >
            <Box sx={{ fontWeight: 540 }}>{nameOf(item)}</Box>
            <Box sx={{ color: 'ink2', fontSize: 12.5, fontVariantNumeric: 'tabular-nums' }}>
              {[
                item.people.map(({ displayName }) => displayName).join(', '),
                timesOf(item),
                ...(item.isTravel ? [translate('app.views.clash.travel')] : []),
              ].join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
