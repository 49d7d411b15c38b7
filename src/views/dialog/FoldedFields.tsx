import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { DownIcon, UpIcon } from '../../widgets/icons.tsx';
import type { WireRecord } from '../../fields/kind.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { isFilled } from '../record/tabs/facts/isFilled.ts';
import { FormFields } from '../form/FormSections.tsx';
import { focusWhenThere } from '../form/useFormFocus.ts';
import { fieldsIn } from '../view-fields/viewFields.ts';
import { Facts } from './DialogFacts.tsx';
import type { DialogParts } from './useDialogParts.ts';

interface FoldedFieldsProps extends Pick<DialogParts, 'folded' | 'facts'> {
  readonly entity: AnyEntity;
  readonly record: WireRecord | null;
  /** True if something in it is filled. */
  readonly startsOpen: boolean;
}

/** The heading of a part. */
function Heading({ children }: { readonly children: string }) {
  return (
    <Box component="h3" sx={{ m: 0, mb: 1.25, fontSize: 12, lineHeight: '18px', fontWeight: 600, color: 'ink3' }}>
      {children}
    </Box>
  );
}

/** The parts of a form that are seldom filled, behind one press; what is wrong in one of them opens it. */
export function FoldedFields({ entity, record, folded, facts, startsOpen }: FoldedFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(startsOpen);
  // The field that has opened it, to be mended.
  const [asked, setAsked] = useState<string | null>(null);
  const faulty = Object.entries(fieldsIn(folded)).find(([name, field]) =>
    writeKeysOf(name, field).some((key) => errors[key] !== undefined),
  )?.[0];
  if (faulty !== undefined && !isOpen) {
    setOpen(true);
    setAsked(faulty);
  }
  useEffect(() => {
    if (asked === null || !content.current) return undefined;
    return focusWhenThere(content.current, asked);
  }, [asked]);
  const shown = record === null ? [] : facts.filter((named) => isFilled(named, record));
  if (folded.length === 0 && shown.length === 0) return null;
  const Icon = isOpen ? UpIcon : DownIcon;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<Icon />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1, px: 1, color: 'ink2' }}
      >
        {translate('app.views.form.moreFields')}
      </Button>
      <Box ref={content} id={id} sx={{ display: 'grid', gap: 2.5, ...(isOpen && { pt: 1.5 }) }}>
        {isOpen &&
          folded.map((section) => (
            <Box component="section" key={section.name} aria-label={translate(section.title)}>
              <Heading>{translate(section.title)}</Heading>
              <FormFields entity={entity} fields={fieldsIn([section])} record={record} />
            </Box>
          ))}
        {isOpen && record && shown.length > 0 && (
          <Box component="section" aria-label={translate('app.views.record.kept')}>
            <Heading>{translate('app.views.record.kept')}</Heading>
            <Facts entity={entity} record={record} fields={shown} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
