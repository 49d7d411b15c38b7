import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense, type ComponentType } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { isWide } from '../../fields/isWide.ts';
import { FieldInput } from '../../fields/inputs.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { toolOf } from './sectionTool.tsx';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { SectionsSkeleton } from '../skeletons/RecordSkeleton.tsx';
import { useResourceView } from '../area-parts/AreaPartsContext.ts';
import { fieldsIn } from '../view-fields/viewFields.ts';
import { DuplicateHint } from './DuplicateHint.tsx';
import { OfOwners } from './OfOwners.tsx';
import { OnlyWith } from './OnlyWith.tsx';
import { UnlessExcluded } from './UnlessExcluded.tsx';
import type { FormParts } from './useFormSections.ts';

interface FieldsProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord | null;
}

/** A part of a form that comes when it is loaded: the form does not wait for it. */
function LatePart({
  of: Tool,
  name,
}: {
  readonly of: ComponentType<{ readonly name: string }>;
  readonly name: string;
}) {
  return (
    <Suspense fallback={null}>
      <Tool name={name} />
    </Suspense>
  );
}

/** The inputs of some fields, in two columns where there is room; `wide` names one that takes both. */
export function FormFields({
  entity,
  fields,
  record,
  wide,
}: FieldsProps & { readonly fields: Readonly<Record<string, Field>>; readonly wide?: string }) {
  const words = useWords(entity.name);
  const { inputs = {}, inputTools: tools = {} } = useResourceView(entity.name) ?? {};
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <OnlyWith key={name} of={field}>
          <OfOwners entity={entity} record={record} of={field}>
            <Box
              data-field={name}
              sx={{ minWidth: 0, display: 'grid', ...((isWide(field) || name === wide) && { gridColumn: '1 / -1' }) }}
            >
              <UnlessExcluded entity={entity} name={name}>
                {inputs[name] ? (
                  <LatePart of={inputs[name]} name={name} />
                ) : (
                  <FieldInput
                    resource={entity.name}
                    name={name}
                    field={field}
                    label={words.ofField(name, field)}
                    prefix=""
                    record={record}
                  />
                )}
              </UnlessExcluded>
              {tools[name] && <LatePart of={tools[name]} name={name} />}
              <DuplicateHint entity={entity} record={record} name={name} />
            </Box>
          </OfOwners>
        </OnlyWith>
      ))}
    </Box>
  );
}

/** Fields of a form, part by part, in the order of the declaration. */
export function FormSections({ entity, parts, record }: FieldsProps & { readonly parts: FormParts }) {
  const translate = useTranslate();
  if (!parts.isSettled) return <SectionsSkeleton />;
  return parts.sections.map((section) => (
    <PageSection key={section.name} title={translate(section.title)} tool={toolOf(section)}>
      <FormFields entity={entity} record={record} fields={fieldsIn([section])} />
    </PageSection>
  ));
}
