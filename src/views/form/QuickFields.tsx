import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { holdFirstField, isFocusLost } from '../../theme/focus/firstField.ts';
import { DownIcon } from '../../widgets/icons.tsx';
import { writeKeysOf } from '../../fields/values.ts';
import { SectionsSkeleton } from '../skeletons/RecordSkeleton.tsx';
import { fieldsIn } from '../view-fields/viewFields.ts';
import { FormFields, FormSections } from './FormSections.tsx';
import { quickParts } from './quickParts.ts';
import { focusWhenThere } from './useFormFocus.ts';
import type { FormParts } from './useFormSections.ts';

interface QuickFieldsProps {
  readonly entity: AnyEntity;
  readonly parts: FormParts;
  /** Wire keys with which the form starts. */
  readonly given: readonly string[];
}

/**
 * The form of a new record that asks for a few fields first: the others are one press away, and there at once where
 * something is typed or wrong in them.
 */
export function QuickFields({ entity, parts, given }: QuickFieldsProps) {
  const translate = useTranslate();
  const { hash } = useLocation();
  const { control } = useFormContext();
  const { errors, dirtyFields } = useFormState({ control });
  const { quick, rest } = useMemo(() => quickParts(entity, parts, given), [entity, given, parts]);
  const others = fieldsIn(rest.sections);
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(decodeURIComponent(hash.slice(1)) in others);
  // What is wrong gets the focus once all are there; after a press by the keyboard the first field does.
  const [asked, setAsked] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const has = (found: object) =>
    Object.entries(others).find(([name, field]) =>
      writeKeysOf(name, field).some((key) => get(found, key) !== undefined),
    )?.[0];
  const faulty = has(errors);
  if (!isOpen && (faulty ?? has(dirtyFields)) !== undefined) {
    setOpen(true);
    setAsked(faulty ?? null);
  }
  useEffect(() => {
    if (!content.current) return undefined;
    if (asked !== null) return focusWhenThere(content.current, asked);
    return isPressed ? holdFirstField(content.current, isFocusLost) : undefined;
  }, [asked, isPressed]);
  if (!parts.isSettled) return <SectionsSkeleton />;
  return (
    <>
      <Box sx={{ maxWidth: 900, px: { xs: 2, md: 2.5 }, py: 2.5 }}>
        <FormFields entity={entity} fields={quick} record={null} />
        {!isOpen && rest.sections.length > 0 && (
          <Button
            variant="text"
            startIcon={<DownIcon />}
            // A press by mouse leaves the focus, so that no empty field complains of being left.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ detail }) => {
              setOpen(true);
              setPressed(detail === 0);
            }}
            sx={{ mt: 1.5, ml: -1, px: 1, color: 'ink2' }}
          >
            {translate('app.views.form.moreFields')}
          </Button>
        )}
      </Box>
      <Box ref={content} sx={{ borderTop: 1, borderColor: 'line2', '&:empty': { display: 'none' } }}>
        {isOpen && <FormSections entity={entity} parts={rest} record={null} />}
      </Box>
    </>
  );
}
