import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { parentTypes, type CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { HistoryDialog } from '../../../views/record/tabs/history/HistoryDialog.tsx';
import { useRowMoves } from '../../../views/rows/useRowMoves.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { isMatch } from '../../../widgets/search-everywhere/isMatch.ts';
import { OrderedRows } from '../../../widgets/simple-list/OrderedRows.tsx';
import { PlainRows, SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { RetryAlert } from '../../../widgets/states/RetryAlert.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryLine } from './EntryLine.tsx';
import { EntryListHead } from './EntryListHead.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useEntries, type EntryRow } from './useEntries.ts';
import { useEntrySteps } from './useEntrySteps.ts';

const entity = catalogue as unknown as AnyEntity;
/** Further entries that a press on "Show more" shows. */
const further = 50;

interface EntryListProps {
  readonly type: CatalogueType;
  /** Entries shown at first. */
  readonly first: number;
  /** Further actions in its head. */
  readonly tools?: ReactNode;
}

/** A small list of the agency under its heading: found, added, renamed, moved, merged and deleted in place. */
export function EntryList({ type, first, tools }: EntryListProps) {
  const translate = useTranslate();
  const headingId = useId();
  const mayEdit = useMay('update', catalogue.name);
  const { rows, error, retry } = useEntries(type);
  const parentType = parentTypes[type];
  const { rows: parentRows = [] } = useEntries(parentType);
  const [keyword, setKeyword] = useState('');
  const [parentId, setParentId] = useState<string | null>(null);
  const [most, setMost] = useState(first);
  const [history, setHistory] = useState<EntryRow | null>(null);
  const { used, setUsed, add, save, remove, askMerge, merge } = useEntrySteps(type);
  const { ordered, move } = useRowMoves(catalogue.name, 'PUT /client/v1/catalogues/{id}/reorder', rows ?? []);
  const isNarrowed = keyword.trim() !== '' || parentId !== null;
  const found = ordered.filter(
    (row) => isMatch(row.displayName, keyword) && (parentId === null || row.parentId === parentId),
  );
  const words = (key: string, options?: object) => translate(`app.catalogueLists.${key}`, options);
  const list = words(`titles.${type}`);
  const label = (of: CatalogueType) => translate(`resources.catalogue.choices.type.${of}`);
  const parents = parentType && { label: label(parentType), rows: parentRows };
  const shown = found.slice(0, most);
  // Rows that a search hides lie between those shown.
  const placeOf = (index: number) => ordered.findIndex(({ id }) => id === shown[index]?.id);
  const lineOf = (row: EntryRow) => (
    <EntryLine
      row={row}
      parents={parents}
      mayEdit={mayEdit}
      onSave={(values) => save(row, values)}
      onMove={(end) => move(ordered.indexOf(row), end === 'top' ? 0 : ordered.length - 1)}
      onMerge={() => void askMerge(row)}
      onHistory={() => setHistory(row)}
      onRemove={() => void remove(row)}
    />
  );
  const nothing = rows?.length === 0 ? words(mayEdit ? 'none' : 'noneYet') : words('noMatch');
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ flex: 'none' }}>
      <EntryListHead
        id={headingId}
        title={list}
        count={rows?.length}
        matches={rows && isNarrowed ? found.length : undefined}
        search={{ value: keyword, onChange: setKeyword }}
        tools={tools}
        parents={parents && { ...parents, value: parentId, onChange: setParentId }}
      />
      {mayEdit && rows && (
        <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1, borderBottom: 1, borderColor: 'line2' }}>
          <EntryForm
            label={words('newIn', { list })}
            submitLabel={words('add')}
            start={{ displayName: '', parentId }}
            parents={parents}
            onSave={add}
          />
        </Box>
      )}
      {shown.length === 0 ? (
        <SimpleList
          label={list}
          rows={rows && shown}
          error={error}
          retry={retry}
          hasMore={false}
          isLoadingMore={false}
          loadMore={retry}
          empty={<Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, color: 'ink3' }}>{nothing}</Box>}
        >
          {() => null}
        </SimpleList>
      ) : mayEdit ? (
        <OrderedRows
          label={list}
          rows={shown}
          rowOf={lineOf}
          moveLabel={({ displayName }) => translate('app.lines.move', { name: displayName })}
          onMove={(from, to) => move(placeOf(from), placeOf(to))}
        />
      ) : (
        <PlainRows aria-label={list}>
          {shown.map((row) => (
            <li key={row.id}>{lineOf(row)}</li>
          ))}
        </PlainRows>
      )}
      {error && shown.length > 0 && <RetryAlert error={error} onRetry={retry} />}
      {found.length > most && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 1.5 }}>
          <Button onClick={() => setMost(most + further)} aria-label={words('moreOf', { list })}>
            {words('more')}
          </Button>
        </Box>
      )}
      {history && (
        <HistoryDialog entity={entity} id={history.id} name={history.displayName} onClose={() => setHistory(null)} />
      )}
      {used && (
        <MoveDialog
          row={rows?.find(({ id }) => id === used.row.id) ?? used.row}
          usage={used.usage}
          targets={(rows ?? []).filter(({ id }) => id !== used.row.id)}
          onMove={merge}
          onClose={() => setUsed(null)}
        />
      )}
    </Box>
  );
}
