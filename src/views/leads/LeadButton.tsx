import Button from '@mui/material/Button';
import { useCloseNotification } from 'ra-core';
import { Link } from 'react-router-dom';
import { useFirstLead } from './useFirstLead.ts';
import type { OfferedLead } from './useLeads.ts';

interface LeadButtonProps {
  readonly leads: readonly OfferedLead[];
  /** The record that leads on. */
  readonly id: string;
}

/** The way from a notice to the first of what a record leads to and has none of. */
export function LeadButton({ leads, id }: LeadButtonProps) {
  const close = useCloseNotification();
  const first = useFirstLead(leads, id, true);
  if (!first || first.path === null) return null;
  return (
    <Button size="small" component={Link} to={first.path} sx={{ color: 'float.accent' }} onClick={close}>
      {first.label}
    </Button>
  );
}
