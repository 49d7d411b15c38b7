import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { LevelsByResource } from '../../../schema/access/matrix.ts';
import { levelsOfTemplate, templateNames, templateOf, type TemplateName } from '../../../schema/access/templates.ts';
import { LikeColleague } from './LikeColleague.tsx';

interface TemplateChoiceProps {
  readonly value: LevelsByResource;
  readonly onChange: (levels: LevelsByResource) => void;
}

/** Choice of a template, or of a colleague, from which somebody's rights start. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const held = templateOf(value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 3, rowGap: 2 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0 }}>
        <Box id={id} sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>
          {translate('app.staff.rights.startFrom')}
        </Box>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={id}
          value={held ?? null}
          onChange={(_event, chosen: TemplateName | null) => chosen && onChange(levelsOfTemplate(chosen))}
        >
          {templateNames.map((name) => (
            <ToggleButton key={name} value={name} autoFocus={name === (held ?? templateNames[0])}>
              {translate(`app.staff.rights.templates.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <LikeColleague value={value} onChange={onChange} />
    </Box>
  );
}
