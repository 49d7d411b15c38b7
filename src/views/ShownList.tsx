import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { registry } from '../../schema/index.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { asListed, furtherList } from '../../schema/language/lists/furtherLists.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { shownListOf, withoutPreset } from '../../schema/routes/shownList.ts';
import { ListViewContext, type ListView } from './list/ListView.ts';
import { SectionTabs } from './list/tabs/SectionTabs.tsx';
import { ListPage } from './ListPage.tsx';

interface ShownListProps {
  readonly screen: Pick<Screen, 'name' | 'pattern' | 'entity' | 'shows' | 'sections' | 'tabs'>;
  /** Returns the declaration of that name; that of the product by default. */
  readonly entityOf?: (name: string) => AnyEntity;
}

/** The list that a screen names: by its `section` a further list of an entity, or one with preset filters. */
export function ShownList({ screen, entityOf = registry.get }: ShownListProps) {
  const { section } = useParams();
  const { entity: kind, list, preset, key } = useMemo(() => shownListOf(screen, section), [screen, section]);
  const entity = useMemo(() => withoutPreset(asListed(entityOf(kind), list), preset), [entityOf, kind, list, preset]);
  const view = useMemo<ListView | null>(
    () =>
      key === undefined
        ? null
        : {
            key,
            filter: { ...preset, ...(list !== undefined && { list }) },
            ...(list !== undefined && { route: furtherList(entityOf(kind), list).route }),
          },
    [entityOf, key, kind, list, preset],
  );
  return (
    <ListViewContext value={view}>
      {screen.sections && <SectionTabs screen={screen} section={section} entity={entityOf(kind)} />}
      <ListPage key={`${kind} ${key ?? ''}`} entity={entity} />
    </ListViewContext>
  );
}
