import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../dataProvider/ClientContext.ts';

/** Puts clauses of the agency's terms at the end of a contract's own terms, each under its name. */
export function InsertTerms({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const client = useClient();
  const { getValues, setValue, formState } = useFormContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({
    queryKey: ['contractTerms', 'list'],
    queryFn: ({ signal }) => client.ask('GET /client/v1/terms', { signal }),
  });
  const clauses = data?.termConfigs ?? [];
  if (clauses.length === 0) return null;
  const insert = (chosen: typeof clauses) => {
    setAnchor(null);
    const former = String(getValues(name) ?? '').trimEnd();
    const added = chosen.map((clause) => `### ${clause.name}\n\n${clause.text}`);
    setValue(name, [...(former === '' ? [] : [former]), ...added].join('\n\n'), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={formState.isSubmitting}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: -1 }}
      >
        {translate('app.contracts.insertTerms')}
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {clauses.length > 1 && (
          <MenuItem divider onClick={() => insert(clauses)}>
            {translate('app.contracts.allTerms')}
          </MenuItem>
        )}
        {clauses.map((clause) => (
          <MenuItem key={clause.name} onClick={() => insert([clause])}>
            {clause.name}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
