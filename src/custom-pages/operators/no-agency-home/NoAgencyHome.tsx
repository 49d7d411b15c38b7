import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Message } from '../../../widgets/states/Message.tsx';
import { agenciesPath } from '../../../../schema/areas/operators/paths.ts';
import { PartnerIcon } from '../../../theme/icons/areas.tsx';
import { AgencySearch } from '../../../widgets/agency/AgencySearch.tsx';
import { useEnterAgency } from '../../../widgets/agency/useEnterAgency.ts';

/** The home of a super admin who has chosen no agency: says so, and offers the choice. */
export function NoAgencyHome() {
  const translate = useTranslate();
  const { enter } = useEnterAgency();
  return (
    <Message
      icon={PartnerIcon}
      title={translate('app.agencies.outside.title')}
      lead={translate('app.agencies.outside.lead')}
    >
      <Box sx={{ width: 360, maxWidth: '100%', textAlign: 'left' }}>
        <Box sx={{ p: 1, border: 1, borderColor: 'line', borderRadius: 2, bgcolor: 'background.paper' }}>
          <AgencySearch current={null} maxHeight={288} onChoose={enter} />
        </Box>
        <Button component={Link} to={agenciesPath} fullWidth sx={{ mt: 1 }}>
          {translate('app.agencies.chooser.all')}
        </Button>
      </Box>
    </Message>
  );
}
