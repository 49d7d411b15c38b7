import { useMemo, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { fieldsIn, sectionsOn, useViewFields, type Section } from '../view-fields/viewFields.ts';

/** Sections and fields of a form. */
export interface FormParts {
  readonly sections: readonly Section[];
  readonly fields: Readonly<Record<string, Field>>;
  /** The fields that were taken out of use while the form was open: they stay, and cannot be saved. */
  readonly gone: readonly string[];
  /** False while it is still to come which fields the agency added. */
  readonly isSettled: boolean;
}

/** The parts as they are now, each with the fields that it had before; the parts themselves where nothing is missing. */
function withKept(before: readonly Section[], now: readonly Section[]): readonly Section[] {
  const there = fieldsIn(now);
  const lost = before
    .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => !(name in there)) }))
    .filter(({ fields }) => fields.length > 0);
  if (lost.length === 0) return now;
  const partOf = (name: string) => lost.find((section) => section.name === name);
  const whole = now.map((section) => ({
    ...section,
    fields: [...section.fields, ...(partOf(section.name)?.fields ?? [])],
  }));
  return [...whole, ...lost.filter(({ name }) => !now.some((section) => section.name === name))];
}

/**
 * Fields of a tab's form, for a new record or an existing one. A field that the agency disables meanwhile stays in an
 * open form, so that nothing typed is lost.
 */
export function useFormSections(
  entity: AnyEntity,
  tab: string,
  part: 'formSections' | 'editSections' = 'formSections',
): FormParts {
  const { [part]: sections, isSettled } = useViewFields(entity);
  const now = useMemo(() => sectionsOn(sections, tab), [sections, tab]);
  const [kept, setKept] = useState({ now, sections: now });
  if (kept.now !== now) setKept({ now, sections: withKept(kept.sections, now) });
  return useMemo(() => {
    const [fields, there] = [fieldsIn(kept.sections), fieldsIn(kept.now)];
    return { sections: kept.sections, fields, gone: Object.keys(fields).filter((name) => !(name in there)), isSettled };
  }, [isSettled, kept]);
}
