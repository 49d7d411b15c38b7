import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useAgencySearch, type AgencyChoice } from '../../../widgets/agency/useAgencySearch.ts';

const Row = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  padding: '6px 12px 6px 6px',
  minHeight: 48,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  '&:hover': { background: theme.palette.row },
  '&:has(input:checked)': { borderColor: theme.palette.primary.main },
  '& .MuiFormControlLabel-label': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 12,
    fontSize: 14,
    fontWeight: 540,
    overflowWrap: 'anywhere',
  },
  '& small': { flex: 'none', fontSize: 12, fontWeight: 400, color: theme.palette.ink3 },
}));

interface AgencyRadiosProps {
  readonly label: string;
  /** Agency in which the person worked last; it is first, and can be chosen while the others load or fail. */
  readonly last: AgencyChoice;
  /** The id of the chosen one. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Radio buttons with the agencies of a person. */
export function AgencyRadios({ label, last, value, onChange }: AgencyRadiosProps) {
  const translate = useTranslate();
  const { agencies, hasFailed, retry } = useAgencySearch();
  const others = agencies?.filter(({ id }) => id !== last.id);
  return (
    <>
      <RadioGroup
        name="agency"
        aria-label={label}
        value={value}
        onChange={(_event, id) => onChange(id)}
        sx={{ display: 'grid', gap: 1, maxHeight: 'min(52vh, 480px)', overflow: 'auto' }}
      >
        {[last, ...(others ?? [])].map((agency) => (
          <Row
            key={agency.id}
            value={agency.id}
            control={<Radio size="small" autoFocus={agency === last} />}
            label={
              <>
                <span>{agency.name}</span>
                {agency === last && <small>{translate('app.agencies.atSignIn.last')}</small>}
              </>
            }
          />
        ))}
      </RadioGroup>
      {hasFailed && <Button onClick={retry}>{translate('app.actions.tryAgain')}</Button>}
      {others === undefined && !hasFailed && (
        <Box role="status" aria-label={translate('app.shell.loading')}>
          <Skeleton variant="rounded" height={48} />
        </Box>
      )}
    </>
  );
}
