import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ImportDetail, Mend } from '../../../../schema/areas/tools/calls/imports.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { useWords } from '../../../fields/useWords.ts';
import { choicesOf, fieldOfTarget, keyOf, replacementOf } from './mending.ts';
import type { ImportSteps } from './useImport.ts';
import { useTargetLabel } from './useTargetLabel.ts';

interface MendedValuesProps extends ImportSteps {
  readonly one: ImportDetail;
  readonly entity: AnyEntity;
}

/** The values of the file for which others stand, each with a way back. */
export function MendedValues({ one, entity, take, taking }: MendedValuesProps) {
  const translate = useTranslate();
  const labelOf = useTargetLabel(entity);
  const fieldWords = useWords(entity.name);
  const words = (key: string, options?: object) => translate(`app.imports.groups.${key}`, options);
  if (one.mends.length === 0) return null;
  const otherOf = ({ field: name, value = '', label }: Mend) => {
    const field = fieldOfTarget(entity, name);
    const choices = field && replacementOf(field) === 'choice' ? choicesOf(fieldWords, name, field) : [];
    return choices.find((choice) => choice.value === value)?.label ?? label ?? value;
  };
  const told = (mend: Mend) => {
    const value = mend.text === '' ? words('none') : words('value', { text: mend.text });
    if (mend.action === 'leave') return words('left', { value });
    if (mend.action === 'empty') return words('becomesEmpty', { value });
    return words('becomes', { value, other: words('value', { text: otherOf(mend) }) });
  };
  return (
    <Box component="section" aria-label={words('mended')} sx={{ width: '100%', maxWidth: 860 }}>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 13, fontWeight: 600 }}>
        {words('mended')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {one.mends.map((mend) => {
          const what = translate('app.imports.faultOf', { field: labelOf(mend.field), fault: told(mend) });
          return (
            <Box
              component="li"
              key={keyOf(mend)}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, overflowWrap: 'anywhere' }}
            >
              <span>{what}</span>
              {one.isOwn && (
                <Button
                  size="small"
                  aria-label={words('undo', { what })}
                  disabled={taking !== null}
                  onClick={() => take({ step: 'mends', mends: one.mends.filter((other) => other !== mend) })}
                >
                  {words('undoShort')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
