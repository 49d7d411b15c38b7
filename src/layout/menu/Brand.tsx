import { styled } from '@mui/material/styles';
import { useGetIdentity, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Logo } from '../Logo.tsx';

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 8px',
  padding: '4px 8px',
  borderRadius: 6,
  color: theme.palette.ink,
  textDecoration: 'none',
  fontSize: 14,
  fontWeight: 650,
  letterSpacing: '-0.01em',
}));

const Agency = styled('small')(({ theme }) => ({
  marginLeft: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  fontWeight: 450,
  letterSpacing: 0,
  color: theme.palette.ink3,
}));

/** Greenroom's name and the agency's, leading to the start page. */
export function Brand() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const agency = identity?.['agencyDisplayName'] as string | null | undefined;
  return (
    <Home to="/">
      <Logo size={22} />
      {translate('app.name')}
      {agency && <Agency title={agency}>{agency}</Agency>}
    </Home>
  );
}
