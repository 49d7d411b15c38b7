import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { RowsField } from '../../../../../schema/fields/rows.ts';
import { avatarField } from '../../../../../schema/fields/file.ts';
import { summaryTab } from '../../../../../schema/language/tabs.ts';
import { isWide } from '../../../../fields/isWide.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { useResourceView } from '../../../area-parts/AreaPartsContext.ts';
import { PageSection } from '../../../../widgets/section/PageSection.tsx';
import { sectionsOn, useViewFields, type NamedField } from '../../../view-fields/viewFields.ts';
import { EmptyIcon } from '../../../../widgets/icons.tsx';
import { Message } from '../../../../widgets/states/Message.tsx';
import { isOpenIn } from '../../../states/stateFields.ts';
import { EmptyFacts } from './EmptyFacts.tsx';
import { FactValue } from './FactValue.tsx';
import { useInPlace, type InPlace } from '../../../in-place/useInPlace.ts';
import { isFilled } from './isFilled.ts';
import { permissionsOf } from '../../../rights/permissionsOf.ts';
import { toolOf } from '../../../form/sectionTool.tsx';
import { SectionsSkeleton } from '../../../skeletons/RecordSkeleton.tsx';

const RowsTable = lazy(() => import('../../../rows/RowsTable.tsx').then((module) => ({ default: module.RowsTable })));

const nothing: ReadonlySet<string> = new Set();

interface ShowProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

interface ShowViewProps extends ShowProps {
  readonly tab: string;
  /** Names of the fields that the page shows elsewhere. */
  readonly others?: ReadonlySet<string>;
}

interface DefinitionProps extends ShowProps, NamedField {
  /** The heading above says what it is called. */
  readonly isHeaded?: boolean;
  /** Editing of facts where they stand, if the page has it. */
  readonly inPlace?: InPlace;
}

/** Name and value of a field. */
export function Definition({ entity, record, name, field, isHeaded = false, inPlace }: DefinitionProps) {
  const words = useWords(entity.name);
  const isTable = field.kind === 'rows';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns:
          isHeaded || isTable ? 'minmax(0, 1fr)' : { xs: '112px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
        columnGap: 2,
        alignItems: 'baseline',
        minWidth: 0,
        py: 0.75,
        ...(isWide(field) && { gridColumn: '1 / -1' }),
      }}
    >
      <Box component="dt" sx={isHeaded ? visuallyHidden : { color: 'ink3', mb: isTable ? 0.5 : 0 }}>
        {words.ofField(name, field)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <FactValue entity={entity} record={record} name={name} field={field} inPlace={inPlace} />
      </Box>
    </Box>
  );
}

/** A field on its record's page: its value or, of rows, their table. */
function Fact({ isAlone, ...props }: DefinitionProps & { readonly isAlone: boolean }) {
  const isOwn = useResourceView(props.entity.name)?.displays?.[props.name] !== undefined;
  if (props.field.kind !== 'rows' || isOwn) return <Definition {...props} isHeaded={isAlone && isOwn} />;
  return (
    <Suspense fallback={<Definition {...props} />}>
      <RowsTable
        entity={props.entity}
        record={props.record}
        name={props.name}
        field={props.field as RowsField}
        isAlone={isAlone}
      />
    </Suspense>
  );
}

/** True for rows that are added in their table, so that it is shown without any. */
const hasTable = ({ field }: NamedField) => field.kind === 'rows' && (field as RowsField).isTable === true;

/**
 * Content of a tab: what is filled in, in the parts of the form; on the summary also the fields that the server
 * maintains. What is empty is one line, which leads to its place in the form. Facts in `others` are elsewhere on the page.
 */
export function ShowView({ entity, record, tab, others = nothing }: ShowViewProps) {
  const translate = useTranslate();
  const { sections, kept, editSections, isSettled } = useViewFields(entity);
  const inPlace = useInPlace(entity, record);
  if (!isSettled) return <SectionsSkeleton />;
  const mayEdit = permissionsOf(record).canUpdate;
  // A table has its own way to add to it.
  const isShown = (named: NamedField) => isFilled(named, record) || (mayEdit && hasTable(named));
  // What is edited stays, also where somebody else empties it meanwhile.
  const isHere = (named: NamedField) => !others.has(named.name) && (isShown(named) || inPlace.isEdited(named.name));
  const onTab = sectionsOn(sections, tab);
  const parts = [
    ...onTab.map((section) => ({
      title: translate(section.title),
      fields: section.fields.filter(isHere),
      tool: toolOf(section),
    })),
    ...(tab === summaryTab
      ? [{ title: translate('app.views.record.kept'), fields: kept.filter(isHere), tool: null }]
      : []),
  ].filter(({ fields }) => fields.length > 0);
  const empty = mayEdit
    ? sectionsOn(editSections, tab)
        .flatMap(({ fields }) => fields)
        .filter((named) => !isShown(named) && named.name !== avatarField && isOpenIn(entity, record, named.name))
    : [];
  if (parts.length === 0 && empty.length === 0) {
    return (
      <Message icon={EmptyIcon} title={translate('app.empty.nothing')} lead={translate('app.views.record.noFacts')} />
    );
  }
  return (
    <>
      {parts.map(({ title, fields, tool }) => (
        <PageSection key={title} title={title} tool={tool}>
          <Box
            component="dl"
            sx={{
              m: 0,
              my: -0.75,
              display: 'grid',
              columnGap: 4,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            }}
          >
            {fields.map((named) => (
              <Fact
                key={named.name}
                entity={entity}
                record={record}
                isAlone={fields.length === 1}
                inPlace={inPlace}
                {...named}
              />
            ))}
          </Box>
        </PageSection>
      ))}
      {empty.length > 0 && (
        <EmptyFacts entity={entity} record={record} tab={tab} fields={empty} inPlace={inPlace} others={others} />
      )}
    </>
  );
}
