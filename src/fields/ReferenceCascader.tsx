import { useTranslate } from 'ra-core';
import type { Reference } from '../../schema/fields/field.ts';
import { Cascader } from '../widgets/cascader/Cascader.tsx';
import { ReferenceList, type ReferenceListProps } from './ReferenceList.tsx';

interface ReferenceCascaderProps extends Omit<ReferenceListProps, 'kind'> {
  /** The kinds of records that the field may point to. */
  readonly kinds: readonly string[];
  /** The kind that is open at first, where there is room for more than one column. */
  readonly opened?: string | undefined;
  /** References of the chosen ids: they are counted by their kinds. */
  readonly known: readonly Reference[];
}

/** The records of several kinds that a field may point to: first the kind, then the records, searched on the server. */
export function ReferenceCascader({ kinds, opened, known, ...list }: ReferenceCascaderProps) {
  const translate = useTranslate();
  const branches = kinds.map((kind) => ({
    value: kind,
    label: translate(`resources.${kind}.name`, { smart_count: 2 }),
    count: known.filter((one) => one.kind === kind).length,
  }));
  return (
    <Cascader
      label={list.label}
      back={translate('app.views.filter.back')}
      branches={branches}
      opened={opened}
      renderLeaf={([kind = '']) => {
        const label = branches.find(({ value }) => value === kind)?.label ?? '';
        return <ReferenceList key={kind} {...list} label={label} kind={kind} />;
      }}
    />
  );
}
