import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { customOwners } from '../../../../schema/rules/customFields.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { addedFieldsQuery } from '../../../fields/agencyEntity.ts';
import { RetryAlert } from '../../../widgets/states/RetryAlert.tsx';

/** The names of an entity's custom fields, with the way to the page that changes them. */
export function CustomFieldsOf({ owner }: { readonly owner: keyof typeof customOwners }) {
  const translate = useTranslate();
  const headingId = useId();
  const { data, error, refetch } = useQuery(addedFieldsQuery(useDataProvider<GreenroomDataProvider>()));
  const fields = (data?.customFields ?? []).filter(({ entity }) => entity === owner);
  const title = translate('app.catalogueLists.customFields', {
    of: translate(`resources.customField.choices.ownerType.${owner}`),
  });
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: { xs: 2, md: 2.5 } }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box component="h2" id={headingId} sx={{ m: 0, fontSize: 13, fontWeight: 600, lineHeight: '20px' }}>
          {title}
        </Box>
        <Box sx={{ color: 'ink2', overflowWrap: 'anywhere' }}>
          {data === undefined && error && <RetryAlert error={error} onRetry={() => void refetch()} />}
          {data === undefined && !error && (
            <Skeleton role="status" width="46%" aria-label={translate('app.shell.loading')} />
          )}
          {data && (fields.map(({ label }) => label).join(' · ') || translate('app.catalogueLists.noCustomFields'))}
        </Box>
      </Box>
      <Button component={Link} to={`${pathTo('settings.customField')}?ownerType=${customOwners[owner]}`}>
        {translate('screens.settings.customField')}
      </Button>
    </Box>
  );
}
