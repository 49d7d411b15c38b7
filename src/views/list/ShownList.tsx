import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { registry } from '../../../schema/index.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { furtherList } from '../../../schema/language/lists/furtherLists.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { entityInList, shownFilterOf, shownListOf } from '../../../schema/routes/shownList.ts';
import { wordsAbout } from '../../fields/useWords.ts';
import { ListViewContext, type ListView } from '../owner/ListView.ts';
import { ScreenAreas } from './tools/tabs/ScreenAreas.tsx';
import { SectionTabs } from './tools/tabs/SectionTabs.tsx';
import { ListPage } from './ListPage.tsx';

interface ShownListProps {
  readonly screen: Pick<Screen, 'name' | 'title' | 'pattern' | 'entity' | 'shows' | 'sections' | 'tabs' | 'below'> &
    Partial<Pick<Screen, 'owner' | 'beside'>>;
  /** Returns the declaration of that name; that of the product by default. */
  readonly entityOf?: (name: string) => AnyEntity;
}

/** The list that a screen names: by its `section` a further list of an entity, or one with preset filters. */
export function ShownList({ screen, entityOf = registry.get }: ShownListProps) {
  const { section, id, status } = useParams();
  const shown = useMemo(() => shownListOf(screen, section, id, status), [screen, section, id, status]);
  const { entity: kind, list, preset, key, words, saves } = shown;
  const translate = useTranslate();
  const { below, owner, sections } = screen;
  const subject = useMemo(
    () => (below !== undefined && owner && id !== undefined && !sections ? { kind: owner, id } : undefined),
    [below, id, owner, sections],
  );
  const entity = useMemo(() => entityInList(entityOf(kind), shown, below), [below, entityOf, kind, shown]);
  const view = useMemo<ListView | null>(
    () =>
      key === undefined && words.length === 0 && preset === undefined
        ? null
        : {
            key,
            ...(words.length > 0 && {
              title: [translate(screen.title), ...wordsAbout(kind, words, translate)].join(' · '),
            }),
            filter: shownFilterOf({ list, preset }),
            ...(subject && { subject }),
            ...(saves && { saves: { entity: kind, values: saves } }),
            ...(list !== undefined && { route: furtherList(entityOf(kind), list).route }),
          },
    [entityOf, key, kind, list, preset, saves, screen, subject, translate, words],
  );
  return (
    <ListViewContext value={view}>
      {(screen.sections || screen.beside) && <ScreenAreas screen={screen} />}
      {screen.sections && <SectionTabs screen={screen} section={section} />}
      <ListPage key={`${kind} ${section ?? ''} ${key ?? ''}`} entity={entity} />
    </ListViewContext>
  );
}
