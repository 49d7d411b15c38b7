import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { everyEvent, webhookVerbs } from '../../../../schema/areas/settings/webhooks.ts';
import { RemoveIcon } from '../../../widgets/icons.tsx';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import type { ChosenEvents, Verb } from './events.ts';
import { useEntityName } from './useEntityName.ts';
import { useEvents } from './useWebhooks.ts';

interface EventChoiceProps {
  readonly chosen: ChosenEvents;
  readonly onChange: (chosen: ChosenEvents) => void;
  /** Error of the events. */
  readonly fault: string | undefined;
}

interface EntityEventsProps {
  readonly name: string;
  readonly verbs: readonly Verb[];
  readonly onChange: (verbs: readonly Verb[]) => void;
  readonly onRemove: () => void;
}

/** The events of one entity, a check box each. */
function EntityEvents({ name, verbs, onChange, onRemove }: EntityEventsProps) {
  const translate = useTranslate();
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: '4px 8px 8px 12px', border: 1, borderColor: 'line2', borderRadius: '6px' }}
    >
      <Box component="legend" sx={{ px: 0.5, fontSize: 13, fontWeight: 560, color: 'ink' }}>
        {name}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {webhookVerbs.map((verb) => (
            <FormControlLabel
              key={verb}
              label={translate(`app.webhooks.verbs.${verb}`)}
              control={
                <Checkbox
                  size="small"
                  checked={verbs.includes(verb)}
                  onChange={({ target }) =>
                    onChange(webhookVerbs.filter((one) => (one === verb ? target.checked : verbs.includes(one))))
                  }
                />
              }
            />
          ))}
        </Box>
        <IconButton aria-label={translate('app.webhooks.removeKind', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="inherit" />
        </IconButton>
      </Box>
    </Box>
  );
}

/** The events of a webhook: every one, or those of chosen entities. */
export function EventChoice({ chosen, onChange, fault }: EventChoiceProps) {
  const translate = useTranslate();
  const nameOf = useEntityName();
  const { entities = [], error } = useEvents();
  const words = (key: string) => translate(`app.webhooks.${key}`);
  const isEvery = chosen === everyEvent;
  const kinds = isEvery ? [] : Object.keys(chosen);
  const left = entities
    .map(({ entity }) => ({ value: entity, label: nameOf(entity) }))
    .filter(({ value }) => !kinds.includes(value))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const without = (kind: string) =>
    isEvery ? {} : Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== kind));
  return (
    <Box role="group" aria-label={words('events')} sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        label={words('everyEvent')}
        control={
          <Checkbox
            size="small"
            checked={isEvery}
            onChange={({ target }) => onChange(target.checked ? everyEvent : {})}
          />
        }
      />
      {!isEvery &&
        Object.entries(chosen).map(([kind, verbs]) => (
          <EntityEvents
            key={kind}
            name={nameOf(kind)}
            verbs={verbs}
            onChange={(next) => onChange({ ...chosen, [kind]: next })}
            onRemove={() => onChange(without(kind))}
          />
        ))}
      {!isEvery && (
        <PlainChoice
          label={words('addKind')}
          value=""
          choices={[{ value: '', label: words('chooseKind') }, ...left]}
          onChange={(kind) => kind !== '' && onChange({ ...chosen, [kind]: webhookVerbs })}
        />
      )}
      {(fault ?? error?.message) !== undefined && (
        <Box role="alert" sx={{ fontSize: 12, color: 'error.main' }}>
          {fault ?? error?.message}
        </Box>
      )}
    </Box>
  );
}
