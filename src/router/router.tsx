import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { screens } from '../../schema/routes.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { NotFound } from '../widgets/states/NotFound.tsx';
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx';
import { PageCrashed } from '../widgets/states/PageCrashed.tsx';
import type { OtherPage } from '../area.ts';
import { otherPages } from '../areaParts.ts';
import { checkAddress } from './address.ts';
import { guarded } from './guarded.tsx';
import { Home } from './Home.tsx';
import { Page } from './Page.tsx';
import type { PageAt, Prepare } from './prepare.ts';
import type { PageHandle } from '../widgets/title/TitleProvider.tsx';
import { pageOf } from './screenPages.tsx';
import { SignedIn } from './SignedIn.tsx';

const Nothing = () => null;

/** Rethrows errors that no page has caught, for the boundary around the whole app. */
function PassOn(): never {
  throw useRouteError();
}

const knownPages = new Map<ComponentType, ComponentType>();

/** The page of an address that is a screen's, else the not-found page. */
function orNotFound(Known: ComponentType): ComponentType {
  const made = knownPages.get(Known);
  if (made) return made;
  function KnownPage() {
    const { isKnown } = useLoaderData() as { readonly isKnown: boolean };
    return isKnown ? <Known /> : <NotFound />;
  }
  knownPages.set(Known, KnownPage);
  return KnownPage;
}

function pageAt({ request, params }: LoaderFunctionArgs): PageAt {
  const { pathname, search } = new URL(request.url);
  return { pathname, search, params };
}

const routeOf =
  (prepare: Prepare) =>
  (screen: Screen): RouteObject => ({
    id: screen.name,
    path: screen.pattern,
    caseSensitive: true,
    loader: async (args) => {
      await prepare(screen, pageAt(args));
      return checkAddress(args);
    },
    lazy: async () => ({ Component: orNotFound(await pageOf(screen)) }),
  });

/** Route of a page that is not a screen of an area. */
const pageBeside =
  (prepare: Prepare) =>
  ({ path, load, title, ...may }: OtherPage): RouteObject => ({
    path,
    handle: { title } satisfies PageHandle,
    loader: async (args) => {
      await prepare(null, pageAt(args));
      return null;
    },
    lazy: async () => ({ Component: guarded(await load(), may) }),
  });

const allScreens: readonly Screen[] = screens;
const publicScreens = allScreens.filter(({ area }) => area === 'auth');
const innerScreens = allScreens.filter(({ area, topic }) => area !== 'auth' && !topic);
const settingsScreens = allScreens.filter(({ topic }) => topic);

/** Every address of the product: public pages, then those of signed-in people within the frame (AB 2, CM 2). */
export function routesWithin(root: ReactNode, prepare: Prepare = () => undefined): RouteObject[] {
  const beside = pageBeside(prepare);
  return [
    {
      element: root,
      ErrorBoundary: PassOn,
      children: [
        {
          HydrateFallback: Nothing,
          lazy: async () => ({ Component: (await import('../layout/public/PublicFrame.tsx')).PublicFrame }),
          ErrorBoundary: PageCrashed,
          children: [
            ...publicScreens.map(routeOf(prepare)),
            ...otherPages.filter(({ isPublic }) => isPublic).map(beside),
          ],
        },
        {
          Component: SignedIn,
          HydrateFallback: ShellSkeleton,
          children: [
            {
              Component: Page,
              ErrorBoundary: PageCrashed,
              children: [
                { path: '/', Component: Home },
                ...otherPages.filter(({ isPublic }) => !isPublic).map(beside),
                ...innerScreens.map(routeOf(prepare)),
                {
                  lazy: async () => ({
                    Component: (await import('../views/settings/frame/SettingsFrame.tsx')).SettingsFrame,
                  }),
                  children: settingsScreens.map(routeOf(prepare)),
                },
                { path: '*', loader: checkAddress, Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** The one router of the app. `root` holds the providers that every page needs, and an outlet. */
export function createRouter(root: ReactNode, prepare: Prepare) {
  return createBrowserRouter(routesWithin(root, prepare));
}
