import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useClient } from '../../../dataProvider/ClientContext.ts';

const Account = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  padding: '6px 10px',
  display: 'grid',
  gridTemplateColumns: '156px 1fr',
  alignItems: 'baseline',
  justifyItems: 'start',
  gap: 8,
  textAlign: 'left',
  fontSize: 13,
  fontFamily: theme.typography.fontFamily,
  borderRadius: 6,
  '&:hover': { background: theme.palette.row },
  '& > small': { fontSize: 12, lineHeight: '16px', color: theme.palette.ink3 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

interface DemoAccountsProps {
  readonly onChoose: (account: { readonly username: string; readonly password: string }) => void;
}

/** Demo accounts, each filling in the form; empty if the server has none. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const translate = useTranslate();
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['auth', 'demo'],
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/demo', { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const { accounts = [], password = null } = data ?? {};
  if (accounts.length === 0 || password === null) return null;
  return (
    <Box component="section" aria-labelledby="demo-heading" sx={{ mt: 4, pt: 2.5, borderTop: 1, borderColor: 'line' }}>
      <Box component="h2" id="demo-heading" sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 580 }}>
        {translate('app.signIn.demo')}
      </Box>
      <Box component="p" sx={{ m: '2px 0 8px', color: 'ink2' }}>
        {translate('app.signIn.demoNote')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: '0 -10px', p: 0 }}>
        {accounts.map(({ email, note }) => (
          <li key={email}>
            <Account onClick={() => onChoose({ username: email, password })}>
              <span>{email}</span>
              <small>{note}</small>
            </Account>
          </li>
        ))}
      </Box>
    </Box>
  );
}
