import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Scene = styled('aside')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  padding: 48,
  color: '#e9f5ef',
  filter: theme.palette.mode === 'dark' ? 'brightness(0.82)' : undefined,
  background: 'radial-gradient(120% 90% at 78% -10%, #17775c 0%, #0c4d3c 42%, #07291f 100%)',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Drawing = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const Motto = styled('p')({
  position: 'relative',
  margin: 0,
  maxWidth: 440,
  fontSize: 26,
  lineHeight: '34px',
  fontWeight: 560,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

const light = '#d8fbea';

/** A door ajar, and the light of the stage through it. */
export function SignInArtwork() {
  const translate = useTranslate();
  return (
    <Scene aria-label={translate('app.name')}>
      <Drawing viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
        <defs>
          <linearGradient id="beam" x1="0.5" y1="0" x2="0.5" y2="1">
            <stop offset="0" stopColor={light} stopOpacity="0.62" />
            <stop offset="0.35" stopColor={light} stopOpacity="0.22" />
            <stop offset="1" stopColor={light} stopOpacity="0" />
          </linearGradient>
          <linearGradient id="glow" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#f3fff9" />
            <stop offset="1" stopColor="#a9ecd0" />
          </linearGradient>
        </defs>
        <path d="M0 560h640v240H0z" fill="#031912" fillOpacity="0.35" />
        <path d="M330 150h150v410H330z" fill="url(#glow)" fillOpacity="0.92" />
        <path d="M330 560h150l200 240H90z" fill="url(#beam)" />
        <path d="M330 150 246 116v492l84-48z" fill="#0a3d30" />
        <path d="M330 150 246 116v492l84-48z" fill="none" stroke={light} strokeOpacity="0.28" strokeWidth="1.5" />
        <circle cx="262" cy="366" r="4" fill={light} fillOpacity="0.75" />
        <path d="M322 142h166v418" fill="none" stroke={light} strokeOpacity="0.3" strokeWidth="1.5" />
        <path d="M0 560h246M488 560h152" stroke={light} strokeOpacity="0.16" strokeWidth="1.5" />
      </Drawing>
      <Motto>{translate('app.signIn.motto')}</Motto>
    </Scene>
  );
}
