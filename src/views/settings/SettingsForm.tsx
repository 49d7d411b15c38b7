import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { summaryTab } from '../../../schema/language/tabs.ts';
import type { AnySettings } from '../../../schema/language/settings.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { useResourceView } from '../area-parts/AreaPartsContext.ts';
import { DraftBar } from '../form/DraftBar.tsx';
import { FormFields } from '../form/FormSections.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { useFormSections } from '../form/useFormSections.ts';
import { useMergingForm } from '../form/useMergingForm.tsx';
import { fieldsIn } from '../view-fields/viewFields.ts';
import { FormColumns } from './FormColumns.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import type { SettingsHistoryRead } from './useSettings.ts';

type Values = Readonly<Record<string, unknown>>;

interface SettingsFormProps {
  readonly settings: AnySettings;
  readonly record: WireRecord;
  readonly save: (change: Values, seen: WireRecord | null) => Promise<WireRecord>;
  /** Starts the form anew, from what is kept. */
  readonly onRestart: () => void;
  readonly history: SettingsHistoryRead;
}

/** The form of settings: sends only what changed, and asks what to keep of another change. */
export function SettingsForm({ settings, record, save, onRestart, history }: SettingsFormProps) {
  const translate = useTranslate();
  const BesideForm = useResourceView(settings.name)?.besideForm;
  const { sections, ...parts } = useFormSections(settings, summaryTab, 'editSections');
  const form = useMergingForm({ resource: settings.name, ...parts, record, save, onSaved: onRestart });
  const cancel = () => {
    form.dropDraft();
    onRestart();
  };
  const restore = async (body: Values) => {
    await save(body, record);
    onRestart();
  };
  const note = (section: string) =>
    settings.notes.includes(section) && (
      <Box component="p" sx={{ m: 0, mt: 2, fontSize: 12, lineHeight: '16px', color: 'ink3' }}>
        {translate(`resources.${settings.name}.notes.${section}`)}
      </Box>
    );
  return (
    <FormProvider {...form.form}>
      <Box
        component="form"
        noValidate
        aria-label={translate(`resources.${settings.name}.name`, { smart_count: 1 })}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        onKeyDown={form.onKeyDown}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: 'background.paper' }}
      >
        <DraftBar offer={form.draft} />
        <FormColumns beside={BesideForm && <BesideForm record={form.base ?? record} />}>
          {sections.map((section) => (
            <PageSection key={section.name} title={translate(section.title)}>
              <FormFields entity={settings} record={form.base} fields={fieldsIn([section])} />
              {note(section.name)}
            </PageSection>
          ))}
        </FormColumns>
        <SaveBar
          isChanged={form.isChanged}
          isSaving={form.isSaving}
          failure={form.failure}
          onCancel={form.isChanged ? cancel : null}
        >
          <HistoryButton settings={settings} {...history} record={record} restore={restore} />
        </SaveBar>
      </Box>
      {form.conflict}
    </FormProvider>
  );
}
