import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { Resource } from '../../../../../schema/access/resources.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { usePermissionWords } from '../../../../widgets/permissions/usePermissionWords.ts';
import { offeredTo, type ChosenResources } from './resourceChoice.ts';

interface ResourceChoiceProps {
  readonly chosen: ChosenResources;
  readonly readsOnly: boolean;
  /** True if a choice was needed and none was made. */
  readonly isMissing: boolean;
  readonly onChange: (chosen: ChosenResources) => void;
}

/** The resources that a key opens, and those of them in which it may write. */
export function ResourceChoice({ chosen, readsOnly, isMissing, onChange }: ResourceChoiceProps) {
  const translate = useTranslate();
  const { ofResource } = usePermissionWords();
  const words = (key: string) => translate(`app.apiKeys.${key}`);
  const without = (resource: Resource) =>
    Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== resource)) as ChosenResources;
  return (
    <Box role="group" aria-label={words('some')} sx={{ display: 'grid', pl: 1 }}>
      {offeredTo(useActor()).map(({ resource, mayWrite }) => {
        const label = ofResource(resource);
        return (
          <Box key={resource} sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <FormControlLabel
              label={label}
              control={
                <Checkbox
                  size="small"
                  checked={chosen[resource] !== undefined}
                  onChange={({ target }) =>
                    onChange(target.checked ? { ...chosen, [resource]: 'read' } : without(resource))
                  }
                />
              }
            />
            {!readsOnly && mayWrite && chosen[resource] !== undefined && (
              <FormControlLabel
                label={words('mayWrite')}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen[resource] === 'full'}
                    slotProps={{ input: { 'aria-label': `${words('mayWrite')}: ${label}` } }}
                    onChange={({ target }) => onChange({ ...chosen, [resource]: target.checked ? 'full' : 'read' })}
                  />
                }
              />
            )}
          </Box>
        );
      })}
      {isMissing && (
        <Box role="alert" sx={{ fontSize: 12, color: 'error.main' }}>
          {words('chooseOne')}
        </Box>
      )}
    </Box>
  );
}
