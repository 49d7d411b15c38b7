import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Cascader } from '../../widgets/cascader/Cascader.tsx';
import { useReferences } from '../useOptions.ts';
import { parameterOf, type FilterProps } from './control.ts';
import { ReferenceFilter } from './reference.tsx';

/** Any of the records of several kinds: first the kind, then the records, searched on the server. */
export function AnyKindFilter(props: FilterProps<'refOneOf'> | FilterProps<'refsOneOf'>) {
  const { resource, name, field, label } = props;
  const translate = useTranslate();
  const { chosen } = parameterOf(props, 'any');
  const [atOpening] = useState(chosen);
  const known = useReferences(resource, name, atOpening).filter(({ id }) => chosen.includes(id));
  const branches = field.targets.map((kind) => ({
    value: kind,
    label: translate(`resources.${kind}.name`, { smart_count: 2 }),
    count: known.filter((one) => one.kind === kind).length,
  }));
  return (
    <Cascader
      label={label}
      back={translate('app.views.filter.back')}
      branches={branches}
      renderLeaf={([kind = '']) => {
        const kindLabel = branches.find(({ value }) => value === kind)?.label ?? '';
        return <ReferenceFilter key={kind} {...props} label={kindLabel} kind={kind} />;
      }}
    />
  );
}
