import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { importPath } from '../../../../schema/areas/tools/paths.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { addScreen } from '../../../widgets/link/recordPath.ts';
import { FaultRows } from './FaultRows.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportState } from './ImportLine.tsx';
import { ImportPart } from './ImportPart.tsx';
import type { ImportSteps } from './useImport.ts';

interface ImportResultProps extends ImportSteps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
}

/** Result of an import, with its undo. */
export function ImportResult({ one, entity, take, taking }: ImportResultProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const hasRun = one.startedAt !== null;
  const hasUndone = one.undone + one.kept > 0;
  const list = addScreen(entity.name)?.back;
  const why = one.failure && translate(`rules.${one.failure.key}`, { ...one.failure.params });
  return (
    <ImportPart
      actions={
        <>
          {one.canUndo && (
            <Button loading={taking === 'undo'} onClick={() => setAsking(true)}>
              {words('undo')}
            </Button>
          )}
          <Button component={Link} to={importPath(one.kind)}>
            {words('again')}
          </Button>
          {typeof list === 'object' && hasRun && (
            <Button variant="contained" color="primary" component={Link} to={list.to}>
              {words('open')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ImportState of={one} />
        <Box component="span" sx={{ color: one.failure ? 'status.bad.fg' : 'ink2' }}>
          {why ?? words(`doneLead.${one.state}`)}
        </Box>
      </Box>
      {hasRun && (
        <ImportCounts
          of={one}
          names={[
            ...(['created', 'updated', 'skipped'] as const),
            ...(one.leftOut > 0 ? (['leftOut'] as const) : []),
            'faults',
            ...(hasUndone ? (['undone', 'kept'] as const) : []),
          ]}
        />
      )}
      {hasUndone && <FaultRows key={`undo ${one.version}`} one={one} entity={entity} of="undo" />}
      {one.faults > 0 && <FaultRows key={one.version} one={one} entity={entity} of="import" />}
      {isAsking && (
        <DialogFrame
          title={words('undoAsk')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button autoFocus onClick={() => setAsking(false)}>
                {translate('app.actions.cancel')}
              </Button>
              <Button
                variant="contained"
                color="error"
                onClick={() => {
                  setAsking(false);
                  take({ step: 'undo' });
                }}
              >
                {words('undo')}
              </Button>
            </>
          }
        >
          {words('undoLead')}
        </DialogFrame>
      )}
    </ImportPart>
  );
}
