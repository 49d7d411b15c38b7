import Skeleton from '@mui/material/Skeleton';
import { useDataProvider, useTranslate } from 'ra-core';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import { FieldFrame, controlAttributes } from '../../widgets/field-frame/FieldFrame.tsx';
import { useKey, type InputProps } from './control.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../widgets/rich-text/RichTextEditor.tsx')).RichTextEditor,
}));

/** As many people as fit below a word. */
const offered = 6;

interface RichInputProps extends InputProps<'text'> {
  /** Plain input of the text, used if the editor cannot be loaded: its text is Markdown all the same. */
  readonly fallback: ComponentType<InputProps<'text'>>;
}

/** A rich text, in which staff are mentioned where the declaration keeps whom. The editor comes when it is needed. */
export function RichInput({ fallback: Plain, ...props }: RichInputProps) {
  return (
    <ErrorBoundary fallback={<Plain {...props} />}>
      <Editor {...props} />
    </ErrorBoundary>
  );
}

function Editor({ resource, name, field, label, prefix }: InputProps<'text'>) {
  const { id, value, change, leave, ref, error, isSaving } = useKey<string | null>(`${prefix}${name}`);
  const translate = useTranslate();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const about = { id, label, isRequired: field.required, error, hint: field.help };
  const { mentions } = field;
  const findPeople =
    mentions === undefined
      ? undefined
      : async (keyword: string) =>
          (await dataProvider.options(resource, mentions, { keyword, pageIndex: 0, pageSize: offered })).data;
  return (
    <FieldFrame {...about}>
      <Suspense fallback={<Skeleton variant="rounded" height={108} />}>
        <RichTextEditor
          id={id}
          labelId={`${id}-label`}
          value={value ?? ''}
          onChange={change}
          onBlur={leave}
          onReady={ref}
          isReadOnly={isSaving}
          hasError={Boolean(error)}
          findPeople={findPeople}
          placeholder={mentions === undefined ? undefined : translate('app.views.owned.hint')}
          attributes={controlAttributes(about)}
        />
      </Suspense>
    </FieldFrame>
  );
}
