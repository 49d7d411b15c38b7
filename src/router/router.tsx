import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, useLoaderData, useRouteError, type RouteObject } from 'react-router-dom';
import { screens } from '../../schema/routes.ts';
import type { Screen } from '../../schema/routes/screen.ts';
import { NotFound } from '../custom-pages/not-found/NotFound.tsx';
import { ShellSkeleton } from '../layout/ShellSkeleton.tsx';
import { PageCrashed } from '../layout/states/PageCrashed.tsx';
import { accountPath } from './accountPath.ts';
import { checkAddress } from './address.ts';
import { Home } from './Home.tsx';
import { agenciesPath, visitsPath } from './operatorPaths.ts';
import { Page } from './Page.tsx';
import { Importers } from './Importers.tsx';
import { importPath } from './importPath.ts';
import type { Prepare } from './prepare.ts';
import { OutboxReaders } from './OutboxReaders.tsx';
import { outboxPath } from './outboxPath.ts';
import { pageOf } from './screenPages.tsx';
import { SignedIn } from './SignedIn.tsx';

const Nothing = () => null;

/** What no page has caught is for the boundary around the whole app. */
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

const routeOf =
  (prepare: Prepare) =>
  (screen: Screen): RouteObject => ({
    id: screen.name,
    path: screen.pattern,
    caseSensitive: true,
    loader: async (args) => {
      await prepare(screen, new URL(args.request.url).search);
      return checkAddress(args);
    },
    lazy: async () => ({ Component: orNotFound(await pageOf(screen)) }),
  });

/** A page that is no screen of the product's areas. */
const pageBeside =
  (prepare: Prepare) =>
  (path: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    loader: async () => {
      await prepare(null, '');
      return null;
    },
    lazy: async () => ({ Component: await load() }),
  });

const allScreens: readonly Screen[] = screens;
const publicScreens = allScreens.filter(({ area }) => area === 'auth');
const innerScreens = allScreens.filter(({ area }) => area !== 'auth');

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
            beside(
              '/setup/:token',
              async () => (await import('../custom-pages/first-admin/FirstAdmin.tsx')).FirstAdmin,
            ),
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
                beside(accountPath, async () => (await import('../custom-pages/account/Account.tsx')).Account),
                {
                  Component: OutboxReaders,
                  children: [
                    beside(outboxPath, async () => (await import('../custom-pages/outbox/Outbox.tsx')).Outbox),
                  ],
                },
                beside(agenciesPath, async () => (await import('../custom-pages/agencies/Agencies.tsx')).Agencies),
                {
                  Component: Importers,
                  children: [
                    beside(
                      importPath(':kind'),
                      async () => (await import('../custom-pages/import/ImportStart.tsx')).ImportStart,
                    ),
                    beside(
                      importPath(':kind', ':id'),
                      async () => (await import('../custom-pages/import/ImportPage.tsx')).ImportPage,
                    ),
                  ],
                },
                beside(visitsPath, async () => (await import('../custom-pages/visits/Visits.tsx')).Visits),
                ...innerScreens.map(routeOf(prepare)),
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
