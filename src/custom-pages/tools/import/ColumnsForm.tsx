import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { asksAboutClashes } from '../../../../schema/language/effects/calendar.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { neededTargets, rowTargetsOf } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { suggestColumns, type Suggestion } from '../../../../schema/areas/tools/imports/suggest.ts';
import type { ImportDetail, MappedColumn } from '../../../../schema/areas/tools/calls/imports.ts';
import type { ExistingChoice } from '../../../../schema/areas/tools/imports/states.ts';
import { useWords } from '../../../fields/useWords.ts';
import { useMay } from '../../../widgets/access/useMay.ts';
import { ColumnRows } from './ColumnRows.tsx';
import { datedColumns, firstOrders } from './dateOrders.ts';
import { choiceWordsOf, importWords, targetOf, type LanguageWords } from './fieldWords.ts';
import { ImportPart } from './ImportPart.tsx';
import { PlainChoice } from '../../../widgets/picker/PlainChoice.tsx';
import type { ImportSteps } from './useImport.ts';
import { useTargetLabel } from './useTargetLabel.ts';

interface ColumnsFormProps extends ImportSteps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
  readonly languages: readonly LanguageWords[];
}

/**
 * The field of each column: as it was chosen, as it was for its heading in a former file, else as its heading and its
 * values suggest.
 */
function firstFields(
  { headings, columns, fields, mapping, remembered }: ImportDetail,
  entity: AnyEntity,
  languages: readonly LanguageWords[],
): readonly (Suggestion | null)[] {
  const chosen = (field: string | null | undefined) => (field ? { field, isSure: true } : null);
  if (mapping) return headings.map((_, index) => chosen(mapping.columns.find(({ column }) => column === index)?.field));
  // A mended file is mapped as the one before it; a field that is gone meanwhile is suggested anew.
  const former = headings.map((_, index) => {
    const found = remembered?.columns.find(({ column }) => column === index);
    return found && (found.field === null || fields.some(({ name }) => name === found.field)) ? found : undefined;
  });
  const taken = new Set(former.map((found) => found?.field));
  const open = fields.filter(({ name }) => !taken.has(name));
  const suggested = suggestColumns(
    headings.map((heading, index) =>
      former[index]
        ? { heading: '', values: [], fits: {} }
        : { heading, ...(columns[index] ?? { values: [], fits: {} }) },
    ),
    open.map(({ name, isNeeded }) => ({ ...targetOf(entity, name, languages), isNeeded })),
    importWords(entity, languages),
  );
  const first = former.map((found, index) => (found ? chosen(found.field) : (suggested[index] ?? null)));
  return first.map((one, index) => {
    const isTwice = first.findIndex((earlier) => earlier?.field === one?.field) < index;
    return isTwice && one?.field !== entity.title ? null : one;
  });
}

/** The cells without which the chosen ones make no row. */
function neededBeside(entity: AnyEntity, chosen: readonly (string | null)[]): readonly string[] {
  const targets = rowTargetsOf(entity).filter(({ name }) => chosen.includes(name));
  return [...new Set(targets.flatMap(neededTargets))];
}

/** Says which column fills which field, and what becomes of rows whose record exists. */
export function ColumnsForm({ one, entity, languages, take, taking }: ColumnsFormProps) {
  const translate = useTranslate();
  const { ofRecords } = useWords(entity.name);
  const labelOf = useTargetLabel(entity);
  const mayUpdate = useMay('update', entity.name);
  const words = (key: string, options?: object) => translate(`app.imports.${key}`, options);
  const suggested = useMemo(() => firstFields(one, entity, languages), [one, entity, languages]);
  const [fields, setFields] = useState(() => suggested.map((one) => one?.field ?? null));
  const keys = (entity.import?.key ?? []).filter((name) => fields.includes(name));
  const former = one.mapping ?? one.remembered;
  const [wantedKey, setWantedKey] = useState<string | null | undefined>(former?.key);
  const [existing, setExisting] = useState<ExistingChoice>(former?.existing ?? 'skip');
  const isAsked = asksAboutClashes(entity);
  const [acceptClash, setAcceptClash] = useState(one.mapping?.acceptClash === true);
  // The suggested one, unless another was chosen that still exists.
  const key = wantedKey === null || (wantedKey && keys.includes(wantedKey)) ? wantedKey : (keys[0] ?? null);
  const choices = one.fields
    .map(({ name }) => ({ value: name, label: labelOf(name) }))
    .toSorted((first, second) => first.label.localeCompare(second.label));
  const needed = one.fields.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []));
  const missing = [
    { word: 'needed', names: needed },
    { word: 'neededBeside', names: neededBeside(entity, fields) },
  ].map(({ word, names }) => ({ word, names: names.filter((name) => !fields.includes(name)) }));
  const [orders, setOrders] = useState(() => firstOrders(one));
  const dated = datedColumns(one, entity, fields);
  const unordered = dated.filter((column) => orders[column] === undefined);
  const isEmpty = fields.every((field) => field === null);

  const orderOf = (column: number) => {
    const dateOrder = dated.includes(column) ? orders[column] : undefined;
    return dateOrder && { dateOrder };
  };
  const check = () => {
    const columns = fields.flatMap((field, column): MappedColumn[] =>
      field === null ? [] : [{ column, field, ...choiceWordsOf(entity, field, languages), ...orderOf(column) }],
    );
    take({
      step: 'mapping',
      mapping: { columns, key, existing, ...(isAsked && acceptClash && { acceptClash }) },
    });
  };

  return (
    <ImportPart
      actions={
        <>
          <Button loading={taking === 'cancel'} onClick={() => take({ step: 'cancel' })}>
            {words('cancel')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={isEmpty || unordered.length > 0 || !one.isOwn}
            loading={taking === 'mapping'}
            onClick={check}
          >
            {words('columns.check')}
          </Button>
        </>
      }
    >
      <Box component="p" sx={{ m: 0, color: 'ink2', maxWidth: 720 }}>
        {words('columns.lead')}
      </Box>
      {one.sheets.length > 1 && (
        <PlainChoice
          label={words('columns.sheet')}
          value={String(one.sheet)}
          choices={one.sheets.map(({ index, name }) => ({ value: String(index), label: name }))}
          isDisabled={!one.isOwn || taking !== null}
          onChange={(next) => take({ step: 'sheet', sheet: Number(next) })}
        />
      )}
      <ColumnRows
        one={one}
        fields={fields}
        unsure={suggested.flatMap((one, index) =>
          one?.isSure === false && one.field === fields[index] ? [index] : [],
        )}
        choices={choices}
        dated={dated}
        orders={orders}
        onOrder={(index, order) => setOrders(orders.map((former, at) => (at === index ? order : former)))}
        onChange={(index, field) =>
          // A field is filled once, but for a name, which may stand in several: who gives it to another column takes it from
          // the former one.
          setFields(
            fields.map((former, at) => {
              if (at === index) return field;
              return former === field && field !== entity.title ? null : former;
            }),
          )
        }
      />
      {unordered.length > 0 && (
        <Box role="status" sx={{ color: 'status.warn.fg' }}>
          {words('columns.orderNeeded', { columns: unordered.map((column) => one.headings[column]).join(', ') })}
        </Box>
      )}
      {missing.map(
        ({ word, names }) =>
          names.length > 0 && (
            <Box key={word} role="status" sx={{ color: 'status.warn.fg' }}>
              {words(`columns.${word}`, { fields: names.map(labelOf).join(', ') })}
            </Box>
          ),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PlainChoice
          label={words('columns.key', { name: ofRecords(2) })}
          value={key ?? ''}
          choices={[
            ...keys.map((name) => ({ value: name, label: labelOf(name) })),
            { value: '', label: words('columns.noKey') },
          ]}
          onChange={(next) => setWantedKey(next === '' ? null : next)}
        />
        {key !== null && mayUpdate && (
          <PlainChoice
            label={words('columns.existing')}
            value={existing}
            choices={[
              { value: 'skip', label: words('columns.skip') },
              { value: 'update', label: words('columns.update') },
            ]}
            onChange={(next) => setExisting(next === 'update' ? 'update' : 'skip')}
          />
        )}
        {isAsked && (
          <PlainChoice
            label={words('columns.clash')}
            value={acceptClash ? 'acceptClash' : 'refuseClash'}
            choices={(['refuseClash', 'acceptClash'] as const).map((choice) => ({
              value: choice,
              label: words(`columns.${choice}`),
            }))}
            onChange={(next) => setAcceptClash(next === 'acceptClash')}
          />
        )}
      </Box>
      {key !== null && existing === 'update' && (
        <Box sx={{ mt: -1.5, fontSize: 12, color: 'ink3' }}>{words('columns.emptyCells')}</Box>
      )}
    </ImportPart>
  );
}
