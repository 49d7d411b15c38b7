import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatCount } from '../../../i18n/numbers.ts';
import { FaultGroups } from './FaultGroups.tsx';
import { FaultRows } from './FaultRows.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportPart } from './ImportPart.tsx';
import { MendedValues } from './MendedValues.tsx';
import { ReadRows } from './ReadRows.tsx';
import type { ImportSteps } from './useImport.ts';
import { useTargetLabel } from './useTargetLabel.ts';

interface CheckResultProps extends ImportSteps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
  readonly onBack: () => void;
}

/** Preview of an import's result, before anything is written. */
export function CheckResult({ one, entity, take, taking, onBack }: CheckResultProps) {
  const translate = useTranslate();
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const labelOf = useTargetLabel(entity);
  const writes = one.toCreate + one.toUpdate;
  const keyless = { smart_count: one.withoutKey, count: formatCount(one.withoutKey) };
  const withMore = { smart_count: one.withMore, count: formatCount(one.withMore) };
  return (
    <ImportPart
      actions={
        <>
          <Button loading={taking === 'cancel'} onClick={() => take({ step: 'cancel' })}>
            {words('cancel')}
          </Button>
          {one.isOwn && <Button onClick={onBack}>{words('back')}</Button>}
          {one.isOwn && writes > 0 && (
            <Button
              variant="contained"
              color="primary"
              loading={taking === 'start'}
              onClick={() => take({ step: 'start' })}
            >
              {words('start', { smart_count: writes, count: formatCount(writes) })}
            </Button>
          )}
        </>
      }
    >
      <ImportCounts
        of={one}
        names={['toCreate', 'toUpdate', 'toSkip', ...(one.leftOut > 0 ? (['leftOut'] as const) : []), 'faults']}
      />
      <Box component="p" sx={{ m: 0, color: 'ink2' }}>
        {words(writes === 0 ? 'nothing' : 'checkedLead')}
        {one.withoutKey > 0 && ` ${words('withoutKey', { ...keyless, field: labelOf(one.mapping?.key ?? '') })}`}
        {one.withMore > 0 && ` ${words('withMore', withMore)}`}
      </Box>
      {!one.isOwn && <Box sx={{ color: 'ink3' }}>{words('foreign', { name: one.maker?.displayName ?? '' })}</Box>}
      {one.faults > 0 && one.isOwn && <FaultGroups key={`groups ${one.version}`} {...{ one, entity, take, taking }} />}
      <MendedValues {...{ one, entity, take, taking }} />
      {writes > 0 && <ReadRows key={`read ${one.version}`} one={one} entity={entity} />}
      {one.faults > 0 && <FaultRows key={one.version} one={one} entity={entity} of="import" />}
    </ImportPart>
  );
}
