import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { screens } from '../../../../../schema/routes.ts';
import { fillPattern } from '../../../../../schema/routes/pattern.ts';
import { siblingLists } from '../../../../../schema/routes/shownList.ts';
import type { Screen } from '../../../../../schema/routes/screen.ts';
import { maySeeScreen } from '../../../../../schema/screenAccess.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { AreaBar, AreaLink } from '../../../../widgets/areas/AreaBar.tsx';

const all: readonly Screen[] = screens;
/** Returns the overview above a list: the page `dashboard` beside it; undefined if there is none. */
function overviewOf(pattern: string): Screen | undefined {
  const base = pattern.slice(0, pattern.lastIndexOf('/', pattern.indexOf('/:section') - 1));
  return all.find((one) => one.pattern === `${base}/dashboard` && one.built === 'page');
}

/** The navigation between lists that stand beside each other, each with its first section (CM 2). */
export function ScreenAreas({ screen: { name, pattern } }: { readonly screen: Pick<Screen, 'name' | 'pattern'> }) {
  const translate = useTranslate();
  const actor = useActor();
  const { section: _section, status: _status, ...params } = useParams();
  const areas = siblingLists(all, name).filter((one) => maySeeScreen(actor, one));
  const own = pattern.replace('/:status', '');
  const overview = overviewOf(pattern);
  if (areas.length < 2) return null;
  return (
    <AreaBar aria-label={translate('app.views.list.areas')}>
      {overview && maySeeScreen(actor, overview) && (
        <AreaLink to={fillPattern(overview.pattern, params)}>{translate('app.views.list.overview')}</AreaLink>
      )}
      {areas.map((one) => (
        <AreaLink
          key={one.name}
          to={fillPattern(one.pattern, { ...params, section: one.tabs[0] })}
          aria-current={one.pattern === own ? 'page' : undefined}
        >
          {translate(one.title)}
        </AreaLink>
      ))}
    </AreaBar>
  );
}
