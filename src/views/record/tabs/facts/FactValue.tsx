import { Suspense, type ComponentType } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { FieldDisplay } from '../../../../fields/displays.ts';
import type { Any, CellProps, WireRecord } from '../../../../fields/kind.ts';
import { CountLink } from '../../../counts/CountLink.tsx';
import { DueMark } from '../../../due/DueMark.tsx';
import { InPlaceValue } from '../../../in-place/InPlaceValue.tsx';
import type { InPlace } from '../../../in-place/useInPlace.ts';
import { useResourceView } from '../../../area-parts/AreaPartsContext.ts';
import type { NamedField } from '../../../view-fields/viewFields.ts';

interface FactValueProps extends NamedField {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Editing of facts where they stand, if the page has it. */
  readonly inPlace?: InPlace | undefined;
}

/** A field's value; where the person may edit it in place, with the way to do so. */
export function FactValue({ inPlace, ...props }: FactValueProps) {
  const { entity, record, name } = props;
  return (
    <InPlaceValue entity={entity} record={record} name={name} inPlace={inPlace}>
      <ShownValue {...props} />
    </InPlaceValue>
  );
}

/** A field's value, as the entity's own view shows it where that departs from its kind's way. */
function ShownValue({ entity, record, name, field }: Omit<FactValueProps, 'inPlace'>) {
  const usual = (
    <DueMark entity={entity} name={name} record={record}>
      <CountLink entity={entity} name={name} field={field} record={record}>
        <FieldDisplay resource={entity.name} name={name} field={field} record={record} />
      </CountLink>
    </DueMark>
  );
  // The one that a view names for a field is made for its kind, so the widening is sound.
  const Own = useResourceView(entity.name)?.displays?.[name] as ComponentType<Any<CellProps>> | undefined;
  if (!Own) return usual;
  return (
    <Suspense fallback={usual}>
      <Own resource={entity.name} name={name} field={field} record={record} />
    </Suspense>
  );
}
