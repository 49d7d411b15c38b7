import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { comparedFields, type ComparedField } from '../../../schema/duplicates.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { choicesCache, duplicatesPause } from '../../../schema/rules/limits.ts';
import type { Duplicate, GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { recordLink } from '../trail/recordLink.ts';

interface HintProps {
  readonly entity: AnyEntity;
  /** The record that is edited; null for a new one. */
  readonly record: WireRecord | null;
  /** Field below which it is shown. */
  readonly compared: ComparedField;
}

/**
 * Returns records that share what was typed into a field, after a pause. The original value is not searched. A failed
 * request returns none.
 */
function useAlike({ entity, record, compared: { name, country } }: HintProps): readonly Duplicate[] {
  const { control } = useFormContext();
  const [typed, of] = useWatch({ control, name: [name, country ?? name] }) as readonly unknown[];
  const text = typeof typed === 'string' ? typed.trim() : '';
  const isOwn = record !== null && text === record[name] && (country === undefined || of === record[country]);
  const asked =
    isOwn || text.length < 2 ? '' : JSON.stringify({ [name]: text, ...(country && of ? { [country]: of } : {}) });
  const rested = useDebounced(asked, duplicatesPause);
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const { data } = useQuery({
    queryKey: [entity.name, 'duplicates', rested, record?.id],
    queryFn: ({ signal }) =>
      dataProvider.duplicates(entity.name, { ...JSON.parse(rested), id: record?.id }, { signal }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: choicesCache,
    retry: false,
  });
  return asked === '' || rested === '' ? [] : (data?.data ?? []);
}

/** One of them, in a line: who, why, whose; the link opens beside, so that nothing typed is lost. */
function Found({ one, compared }: { readonly one: Duplicate; readonly compared: ComparedField }) {
  const translate = useTranslate();
  const path = recordLink(one);
  const kind = translate(`resources.${one.kind}.name`, { smart_count: 1 });
  const facts = [one.owner?.displayName ?? kind, translate(`app.views.duplicates.${compared.likeness}`)].join(', ');
  return (
    <span>
      {path === null ? (
        one.displayName
      ) : (
        <a href={path} target="_blank" rel="noreferrer">
          {one.displayName}
        </a>
      )}
      {` (${facts})`}
    </span>
  );
}

/** Hint below a field if a similar record exists. It does not prevent saving. */
function Hint(props: HintProps) {
  const translate = useTranslate();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = useAlike(props).filter(({ id }) => !dismissed.includes(id));
  return (
    <Box role="status">
      {shown.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 0.5,
            mt: 0.75,
            pl: 1.25,
            borderLeft: 2,
            borderColor: 'edge',
            color: 'ink2',
            fontSize: 12,
            lineHeight: 1.5,
            overflowWrap: 'anywhere',
            '& a': { color: 'ink', textUnderlineOffset: 3 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {translate('app.views.duplicates.exists', { smart_count: shown.length })}{' '}
            {shown.map((one, index) => (
              <span key={one.id}>
                {index > 0 && ', '}
                <Found one={one} compared={props.compared} />
              </span>
            ))}
          </Box>
          <IconButton
            size="small"
            aria-label={translate('app.views.notice.dismiss')}
            onClick={() => setDismissed([...dismissed, ...shown.map(({ id }) => id)])}
            sx={{ p: 0.25, fontSize: 12, color: 'ink3' }}
          >
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** The hint of a field, if records are compared by it. */
export function DuplicateHint({ entity, record, name }: Omit<HintProps, 'compared'> & { readonly name: string }) {
  const compared = comparedFields(entity).find((one) => one.name === name);
  return compared ? <Hint entity={entity} record={record} compared={compared} /> : null;
}
