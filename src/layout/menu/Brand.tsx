import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import { Logo } from '../Logo.tsx';

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  margin: '0 0 8px',
  padding: '4px 8px',
  borderRadius: 6,
  color: theme.palette.ink,
  textDecoration: 'none',
  '& > span': { minWidth: 0 },
}));

const Picture = styled('img')({ flex: 'none', width: 28, height: 28, borderRadius: 6, objectFit: 'contain' });

const Name = styled('span')({
  display: 'block',
  fontSize: 14,
  lineHeight: '18px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
});

const Agency = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 450,
  color: theme.palette.ink3,
}));

/** Greenroom's name and the agency's, with its logo if it has one, leading to the start page. */
export function Brand() {
  const translate = useTranslate();
  // The session follows what an admin changes in the settings.
  const state = useSessionState();
  const { agencyDisplayName: agency = null, agencyLogo: logo = null } = state.status === 'signedIn' ? state.user : {};
  return (
    <Home to="/">
      {logo ? <Picture src={logo} alt="" /> : <Logo size={agency ? 28 : 22} />}
      <span>
        <Name>{translate('app.name')}</Name>
        {agency && <Agency title={agency}>{agency}</Agency>}
      </span>
    </Home>
  );
}
