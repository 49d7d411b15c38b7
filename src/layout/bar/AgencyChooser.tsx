import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import { agenciesPath } from '../../../schema/areas/operators/paths.ts';
import { PartnerIcon } from '../../theme/icons/areas.tsx';
import { AgencySearch } from '../../widgets/agency/AgencySearch.tsx';
import { useEnterAgency } from '../../widgets/agency/useEnterAgency.ts';
import { Floating } from '../../widgets/floating/Floating.tsx';
import { DownIcon } from '../../widgets/icons.tsx';

const Opener = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'isVisit' })<{ isVisit: boolean }>(
  ({ theme, isVisit }) => ({
    minWidth: 0,
    height: 32,
    maxWidth: 260,
    padding: '0 10px',
    gap: 7,
    borderRadius: 8,
    border: `1px solid ${isVisit ? 'transparent' : theme.palette.line}`,
    background: isVisit ? theme.palette.status.warn.bg : theme.palette.background.default,
    color: isVisit ? theme.palette.status.warn.fg : theme.palette.ink2,
    fontSize: 13,
    fontWeight: isVisit ? 560 : 480,
    fontFamily: theme.typography.fontFamily,
    '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { flex: 'none', fontSize: 14 },
    [theme.breakpoints.down('md')]: { maxWidth: 132, height: 36, padding: '0 8px' },
  }),
);

const Further = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  padding: '0 8px',
  justifyContent: 'flex-start',
  borderRadius: 6,
  font: 'inherit',
  color: theme.palette.ink,
  '&:hover': { background: theme.palette.row },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/**
 * Present agency of a person with several, and the choice of another one. A super admin inside an agency is
 * marked as a visitor.
 */
export function AgencyChooser({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const state = useSessionState();
  const { enter, isEntering } = useEnterAgency();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (state.status !== 'signedIn' || !state.user.mayChooseAgency) return null;
  const { role, agencyId, agencyDisplayName: name } = state.user;
  const isOperator = role === 'super_admin';
  const isVisit = isOperator && agencyId !== null;
  const words = (key: string) => translate(`app.agencies.chooser.${key}`, { name });
  const said = agencyId === null ? words('choose') : words(isVisit ? 'visiting' : 'in');
  const close = () => setAnchor(null);

  return (
    <>
      <Opener
        isVisit={isVisit}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={said}
        title={said}
        disabled={isEntering}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PartnerIcon />
        <span>{isVisit && !isNarrow ? said : (name ?? words('choose'))}</span>
        <DownIcon />
      </Opener>
      {anchor !== null && (
        <Floating label={words('title')} anchor={anchor} side="right" width={320} onClose={close}>
          <Box sx={{ p: 1 }}>
            <AgencySearch
              current={agencyId}
              maxHeight={320}
              onChoose={(id) => {
                close();
                if (id !== agencyId) enter(id);
              }}
            />
            {isOperator && <Divider sx={{ my: 0.75 }} />}
            {isVisit && (
              <Further
                onClick={() => {
                  close();
                  enter(null);
                }}
              >
                {words('leave')}
              </Further>
            )}
            {isOperator && (
              <Further {...{ component: Link, to: agenciesPath }} onClick={close}>
                {words('all')}
              </Further>
            )}
          </Box>
        </Floating>
      )}
    </>
  );
}
