import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import type { Field } from '../../../../schema/fields/field.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { mergeFields, type MergeField } from '../../../../schema/areas/contracts/mergeFields.ts';
import { registry } from '../../../../schema/index.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';

const all = mergeFields((kind) => registry.get(kind));
const fields: Readonly<Record<string, Field>> = contract.fields;
/** The fields of the contract, each with those of the records that it names. */
const groups = Object.keys(fields).flatMap((name) => {
  const own = all.filter(({ field }) => field === name);
  return own.length === 0 ? [] : [{ name, own }];
});

/** The merge fields of templates, from the declarations; each is copied by a press, to be put into a text. */
export function MergeFields() {
  const translate = useTranslate();
  const notify = useNotify();
  const wordOf = (kind: string, field: string) => translate(`resources.${kind}.fields.${field}`);
  const wordsOf = ({ field, of }: MergeField) =>
    of === undefined ? wordOf(contract.name, field) : wordOf(of.kinds[0] ?? '', of.field);
  const copy = async (key: string) => {
    await navigator.clipboard.writeText(`{{${key}}}`);
    notify('app.contractSettings.mergeFields.copied', { messageArgs: { name: `{{${key}}}` } });
  };
  const one = (field: MergeField) => (
    <Button
      key={field.key}
      size="small"
      onClick={() => void copy(field.key)}
      aria-label={translate('app.contractSettings.mergeFields.copy', { name: field.key })}
      title={`{{${field.key}}}`}
      sx={{ fontWeight: 400, px: 1, minWidth: 0 }}
    >
      {wordsOf(field)}
    </Button>
  );
  const plain = groups.filter(({ own }) => own.length === 1).flatMap(({ own }) => own);
  return (
    <PageSection title={translate('app.contractSettings.mergeFields.title')}>
      <Box sx={{ color: 'ink2', pb: 1 }}>{translate('app.contractSettings.mergeFields.lead')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>{plain.map(one)}</Box>
      {groups
        .filter(({ own }) => own.length > 1)
        .map(({ name, own }) => (
          <Box key={name} component="details" sx={{ mt: 1 }}>
            <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 540, py: 0.75 }}>
              {wordOf(contract.name, name)}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>{own.map(one)}</Box>
          </Box>
        ))}
    </PageSection>
  );
}
