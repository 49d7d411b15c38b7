import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { ChosenIcon } from '../../../theme/icons/actions.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { featureRights, features, offersRight, type Feature } from './features.ts';

/** Overview of the levels of each feature and their meaning; read-only (AB 2, staff permission info). */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  return (
    <Dialog open fullScreen={isNarrow} maxWidth="sm" fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.permissions.about')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>{translate('app.permissions.aboutLead')}</DialogContentText>
        <Table size="small" aria-labelledby={id} sx={{ '& th, & td': { px: { xs: 0.75, sm: 1.25 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: '0 !important' }}>{translate('app.permissions.feature')}</TableCell>
              {featureRights.map((right) => (
                <TableCell key={right} align="center">
                  {translate(`app.permissions.rights.${right}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(Object.keys(features) as Feature[]).map((feature) => (
              <TableRow key={feature}>
                <TableCell component="th" scope="row" sx={{ pl: '0 !important' }}>
                  {translate(`app.permissions.features.${feature}`)}
                </TableCell>
                {featureRights.map((right) => {
                  const isOffered = offersRight(feature, right);
                  return (
                    <TableCell key={right} align="center">
                      <Box
                        component="span"
                        role="img"
                        aria-label={translate(`app.permissions.${isOffered ? 'can' : 'cannot'}`)}
                        sx={{
                          display: 'inline-grid',
                          verticalAlign: 'middle',
                          color: isOffered ? 'primary.main' : 'ink3',
                        }}
                      >
                        {isOffered ? <ChosenIcon sx={{ fontSize: 15 }} /> : '–'}
                      </Box>
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('app.actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
