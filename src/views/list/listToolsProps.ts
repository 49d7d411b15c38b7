import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import type { ListAddress } from './useListState.ts';

/** What the tools of a list are told. */
export interface ListToolsProps extends ListAddress {
  readonly entity: AnyEntity;
  /** What the list asks the API. */
  readonly filter: Filter;
  /** Comes when what had the focus is gone, and nothing beside it is there to take it. */
  readonly onLeft: () => void;
}
