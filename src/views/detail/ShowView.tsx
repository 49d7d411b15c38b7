import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, type ComponentType } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { summaryTab } from '../../../schema/language/tabs.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import { isWide } from '../../fields/isWide.ts';
import type { Any, CellProps, WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { viewOf } from '../viewOf.ts';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { sectionsOn, useViewFields, type NamedField } from '../viewFields.ts';
import { toolOf } from './sectionTool.tsx';
import { SectionsSkeleton } from './RecordSkeleton.tsx';

const RowsTable = lazy(() => import('../rows/RowsTable.tsx').then((module) => ({ default: module.RowsTable })));

interface ShowProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** A field's value, as the entity's own view shows it where that departs from its kind's way. */
function Value({ entity, record, name, field }: ShowProps & NamedField) {
  const usual = <FieldDisplay resource={entity.name} name={name} field={field} record={record} />;
  // The one that a view names for a field is made for its kind, so the widening is sound.
  const Own = viewOf(entity.name)?.displays?.[name] as ComponentType<Any<CellProps>> | undefined;
  if (!Own) return usual;
  return (
    <Suspense fallback={usual}>
      <Own resource={entity.name} name={name} field={field} record={record} />
    </Suspense>
  );
}

interface DefinitionProps extends ShowProps, NamedField {
  /** The heading above says what it is called. */
  readonly isHeaded?: boolean;
}

/** Name and value of a field. */
export function Definition({ entity, record, name, field, isHeaded = false }: DefinitionProps) {
  const words = useWords(entity.name);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: isHeaded ? 'minmax(0, 1fr)' : { xs: '112px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
        columnGap: 2,
        alignItems: 'baseline',
        minWidth: 0,
        py: 0.75,
        ...(isWide(field) && { gridColumn: '1 / -1' }),
      }}
    >
      <Box component="dt" sx={isHeaded ? visuallyHidden : { color: 'ink3' }}>
        {words.ofField(name, field)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Value entity={entity} record={record} name={name} field={field} />
      </Box>
    </Box>
  );
}

/** A field on its record's page: its value or, of rows that are changed one by one, their table. */
function Fact({ isAlone, ...props }: ShowProps & NamedField & { readonly isAlone: boolean }) {
  const { kind, isTable } = props.field as RowsField;
  const isOwn = viewOf(props.entity.name)?.displays?.[props.name] !== undefined;
  if (kind !== 'rows' || !isTable) return <Definition {...props} isHeaded={isAlone && (isOwn || kind === 'rows')} />;
  return (
    <Suspense fallback={<Definition {...props} />}>
      <RowsTable {...props} field={props.field as RowsField} isAlone={isAlone} />
    </Suspense>
  );
}

/** Content of a tab: the record in the parts of its form; on the summary also the fields that the server maintains. */
export function ShowView({ entity, record, tab }: ShowProps & { readonly tab: string }) {
  const translate = useTranslate();
  const { sections, kept, isSettled } = useViewFields(entity);
  if (!isSettled) return <SectionsSkeleton />;
  const parts = [
    ...sectionsOn(sections, tab).map((section) => ({
      title: translate(section.title),
      fields: section.fields,
      tool: toolOf(section),
    })),
    ...(tab === summaryTab ? [{ title: translate('app.views.record.kept'), fields: kept, tool: null }] : []),
  ];
  return parts.map(({ title, fields, tool }) => (
    <PageSection key={title} title={title} tool={tool}>
      <Box
        component="dl"
        sx={{
          m: 0,
          my: -0.75,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((named) => (
          <Fact key={named.name} entity={entity} record={record} isAlone={fields.length === 1} {...named} />
        ))}
      </Box>
    </PageSection>
  ));
}
