import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { RecoveryCodes } from '../../../widgets/second-factor/RecoveryCodes.tsx';
import { ConfirmFactor } from './ConfirmFactor.tsx';
import { FactorState } from './FactorState.tsx';
import { ProveFactor, type FactorChange } from './ProveFactor.tsx';
import { useOwnFactor } from './useOwnFactor.ts';

/**
 * Stage of the section: the overview, a form that asks for proof, the first code of a new phone, or the recovery codes,
 * once.
 */
type Stage =
  | { readonly name: 'state' }
  | { readonly name: 'prove'; readonly change: FactorChange }
  | { readonly name: 'confirm'; readonly sessionState: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Two-step sign-in of the signed-in person: on, off, another phone, new recovery codes. */
export function SecondFactor({ email }: { email: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { factor, error, retry, forget } = useOwnFactor();
  const [stage, setStage] = useState<Stage>({ name: 'state' });
  const rest = () => setStage({ name: 'state' });

  if (stage.name === 'codes') {
    return (
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 384, justifyItems: 'start', '& > div': { width: '100%' } }}>
        <Box component="p" role="status" sx={{ m: 0 }}>
          {translate('app.secondFactor.codesLead')}
        </Box>
        <RecoveryCodes codes={stage.codes} />
        <Button variant="contained" color="primary" onClick={rest}>
          {translate('app.secondFactor.kept')}
        </Button>
      </Box>
    );
  }
  if (stage.name === 'confirm') {
    return (
      <ConfirmFactor
        sessionState={stage.sessionState}
        onCancel={rest}
        onDone={(codes) => {
          notify('app.secondFactor.turnedOn', { type: 'success' });
          setStage({ name: 'codes', codes });
          forget();
        }}
      />
    );
  }
  if (factor === undefined) {
    if (error) return <LoadFailed onRetry={retry} />;
    return (
      <Box role="status" aria-label={translate('app.shell.loading')}>
        <Skeleton width="46%" height={20} />
      </Box>
    );
  }
  if (stage.name === 'prove') {
    return (
      <ProveFactor
        key={stage.change}
        change={stage.change}
        email={email}
        onCancel={rest}
        onLost={() => setStage({ name: 'prove', change: 'mailCode' })}
        onProven={({ sessionState, recoveryCodes }) => {
          forget();
          if (stage.change === 'mailCode') setStage({ name: 'prove', change: 'mailedCode' });
          else if (sessionState !== undefined) setStage({ name: 'confirm', sessionState });
          else if (recoveryCodes) setStage({ name: 'codes', codes: recoveryCodes });
          else {
            notify('app.secondFactor.turnedOff', { type: 'success' });
            rest();
          }
        }}
      />
    );
  }
  return <FactorState factor={factor} onChoose={(change) => setStage({ name: 'prove', change })} />;
}
