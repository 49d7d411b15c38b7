import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isFilled, keyOf } from '../../../schema/derive/recordRules.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useWords } from '../../fields/useWords.ts';

interface UnlessExcludedProps {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly children: ReactNode;
}

function Watched({ entity, name, others, children }: UnlessExcludedProps & { readonly others: readonly string[] }) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const { fields } = entity;
  const [own, ...values]: readonly unknown[] = useWatch({ name: [name, ...others].map((one) => keyOf(fields, one)) });
  const other = others[values.findIndex(isFilled)];
  const [field, excluding] = [fields[name], other === undefined ? undefined : fields[other]];
  if (isFilled(own) || !field || !excluding || other === undefined) return children;
  return (
    <Box sx={{ alignSelf: 'center', color: 'ink3' }}>
      {translate('app.views.form.excluded', {
        name: words.ofField(name, field),
        other: words.ofField(other, excluding),
      })}
    </Box>
  );
}

/** Shows the input of a field unless another one is filled beside which it has to be empty (`rules.exclusive`). */
export function UnlessExcluded(props: UnlessExcludedProps) {
  const { entity, name, children } = props;
  const others = (entity.rules?.exclusive ?? [])
    .filter((names) => names.includes(name))
    .flatMap((names) => names.filter((one) => one !== name));
  return others.length === 0 ? children : <Watched {...props} others={others} />;
}
