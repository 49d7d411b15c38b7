import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Filter } from '../../../dataProvider/types.ts';
import type { ListAddress } from '../useListState.ts';

/** Props of a list's tools. */
export interface ListToolsProps extends ListAddress {
  readonly entity: AnyEntity;
  /** Filter of the list for the API. */
  readonly filter: Filter;
  /** Comes when what had the focus is gone, and nothing beside it is there to take it. */
  readonly onLeft: () => void;
}
