import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { LevelsByResource } from '../../../../schema/access/matrix.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { areSameLevels, templateOf } from '../../../../schema/access/templates.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { LevelsEditor } from '../../../views/rights/LevelsEditor.tsx';

interface RightsStepProps {
  readonly levels: LevelsByResource;
  readonly onChange: (levels: LevelsByResource) => void;
}

/** Rights of a new person (AB 2 and 4); an actor who is not an admin sees that they start without rights. */
export function RightsStep({ levels, onChange }: RightsStepProps) {
  const translate = useTranslate();
  const mayGive = passesFeatureChecks(useActor());
  return (
    <Box component="section" aria-label={translate('app.staff.add.rights')} sx={{ px: { xs: 2, md: 2.5 }, py: 2.5 }}>
      <Box component="p" sx={{ m: 0, mb: 2, color: 'ink2' }}>
        {translate(mayGive ? 'app.staff.add.rightsLead' : 'app.staff.add.adminsOnly')}
      </Box>
      {mayGive && (
        <LevelsEditor
          value={levels}
          onChange={onChange}
          isMatrixOpen={templateOf(levels) === undefined && !areSameLevels(levels, {})}
        />
      )}
    </Box>
  );
}
