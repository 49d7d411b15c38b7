import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { isWorking, type ImportState } from '../../../../schema/areas/tools/imports/states.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import { useWords } from '../../../fields/useWords.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { WaysBack } from '../../../widgets/states/WaysBack.tsx';
import { LoadingLine } from '../../../layout/LoadingLine.tsx';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';
import { isImported } from '../../../../schema/areas/tools/paths.ts';
import { registry } from '../../../../schema/index.ts';
import { LostIcon } from '../../../theme/icons/actions.tsx';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { CheckResult } from './CheckResult.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { useEveryLanguage } from './fieldWords.ts';
import { ImportHead } from './ImportHead.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImport } from './useImport.ts';

/** Has lists and counters of a kind read anew once an import of it has written, or taken back, what they show. */
function useFreshLists(kind: string, state: ImportState | undefined): void {
  const invalidate = useInvalidate();
  const former = useRef(state);
  const follow = useEffectEvent((now: ImportState | undefined) => {
    const wasWriting = former.current === 'running' || former.current === 'undoing';
    former.current = now;
    if (wasWriting && now !== undefined && !isWorking(now)) void invalidate(kind);
  });
  useEffect(() => follow(state), [state]);
}

/** One import at its present step; the server stores the step, so that every tab shows the same. */
export function ImportPage() {
  const { kind = '', id = '' } = useParams();
  const entity = isImported(kind) ? registry.get(kind) : null;
  return entity && <Import key={id} declared={entity} id={id} />;
}

function Import({ declared, id }: { readonly declared: AnyEntity; readonly id: string }) {
  const translate = useTranslate();
  const { entity, isSettled } = useAgencyEntity(declared);
  const { ofRecords } = useWords(entity.name);
  const { one, error, isNowhere, retry, ...steps } = useImport(id);
  const languages = useEveryLanguage();
  // Going back from the check to the columns is local state until the mapping is saved again.
  const [chosenAnew, setChosenAnew] = useState<number | null>(null);
  useFreshLists(entity.name, one?.state);
  usePageTitle(translate('app.imports.title', { name: ofRecords(2) }));

  if (isNowhere) {
    return (
      <Message icon={LostIcon} title={translate('app.notFound.title')} lead={translate('app.notFound.lead')}>
        <WaysBack />
      </Message>
    );
  }
  if (error) return <LoadFailed onRetry={retry} />;
  if (!one || !isSettled || !languages) return <LoadingLine />;
  const isChoosing = one.state === 'mapping' || (one.state === 'checked' && chosenAnew === one.version);
  const all = { one, entity, ...steps };
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}>
      <ImportHead one={one} isChoosing={isChoosing} />
      {isWorking(one.state) && <ImportProgress {...all} />}
      {isChoosing && <ColumnsForm key={one.version} {...all} languages={languages} />}
      {one.state === 'checked' && !isChoosing && <CheckResult {...all} onBack={() => setChosenAnew(one.version)} />}
      {!isWorking(one.state) && !isChoosing && one.state !== 'checked' && <ImportResult {...all} />}
    </Box>
  );
}
